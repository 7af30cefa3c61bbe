CREATE TABLE "absence" (
	"match_id" text NOT NULL,
	"seat" integer NOT NULL,
	"from" bigint NOT NULL,
	"until" bigint,
	CONSTRAINT "absence_match_id_seat_from_pk" PRIMARY KEY("match_id","seat","from")
);
--> statement-breakpoint
CREATE TABLE "arrival" (
	"match_id" text NOT NULL,
	"command_id" text NOT NULL,
	"seat" integer NOT NULL,
	"at" bigint NOT NULL,
	"round_trip" integer NOT NULL,
	CONSTRAINT "arrival_match_id_command_id_pk" PRIMARY KEY("match_id","command_id")
);
--> statement-breakpoint
CREATE TABLE "heard" (
	"dispute_id" text NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"seat" integer,
	"user_id" text,
	"body" json,
	"digest" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "heard_dispute_id_seq_pk" PRIMARY KEY("dispute_id","seq")
);
--> statement-breakpoint
CREATE TABLE "talk" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"at" bigint NOT NULL,
	"user_id" text NOT NULL,
	"saying" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "absence" ADD CONSTRAINT "absence_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival" ADD CONSTRAINT "arrival_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "heard" ADD CONSTRAINT "heard_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absence_from" ON "absence" USING btree ("from");--> statement-breakpoint
CREATE INDEX "arrival_at" ON "arrival" USING btree ("at");--> statement-breakpoint
CREATE INDEX "heard_user" ON "heard" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "talk_table" ON "talk" USING btree ("table_id","at");--> statement-breakpoint
CREATE INDEX "talk_user" ON "talk" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "talk_at" ON "talk" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION refuse_rewording() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (NEW.body IS NULL OR NEW.body::text = OLD.body::text)
		AND (NEW.dispute_id, NEW.seq, NEW.at, NEW.digest, NEW.hash) = (OLD.dispute_id, OLD.seq, OLD.at, OLD.digest, OLD.hash)
		AND NEW.seat IS NOT DISTINCT FROM OLD.seat THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% only grows', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER heard_not_reworded BEFORE UPDATE OR DELETE ON "heard"
	FOR EACH ROW EXECUTE FUNCTION refuse_rewording();
--> statement-breakpoint
CREATE TRIGGER heard_append_only BEFORE TRUNCATE ON "heard"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
