CREATE TABLE "push" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"device" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"locale" text NOT NULL,
	"contact" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pushed" (
	"match_id" text NOT NULL,
	"seat" integer NOT NULL,
	"turn" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "pushed_match_id_seat_pk" PRIMARY KEY("match_id","seat")
);
--> statement-breakpoint
ALTER TABLE "push" ADD CONSTRAINT "push_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushed" ADD CONSTRAINT "pushed_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_user" ON "push" USING btree ("user_id","created_at");