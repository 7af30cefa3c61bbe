CREATE TABLE "audit" (
	"seq" integer PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"by" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"detail" json NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"about" integer NOT NULL,
	"category" text NOT NULL,
	"seat" integer NOT NULL,
	"state" text NOT NULL,
	"taken_by" text,
	"seq" integer NOT NULL,
	"opened_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"token" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"invited_by" text,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"user_id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"proved_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step" (
	"dispute_id" text NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"by" text NOT NULL,
	"body" json NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "step_dispute_id_seq_pk" PRIMARY KEY("dispute_id","seq")
);
--> statement-breakpoint
CREATE TABLE "suspension" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"from" bigint NOT NULL,
	"until" bigint NOT NULL,
	"lifted_at" bigint
);
--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step" ADD CONSTRAINT "step_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "dispute_match" ON "dispute" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "dispute_state" ON "dispute" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "staff_session_user" ON "staff_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suspension_user" ON "suspension" USING btree ("user_id");--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER step_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "step"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
