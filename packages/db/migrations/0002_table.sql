CREATE TABLE "barred" (
	"table_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "barred_table_id_user_id_pk" PRIMARY KEY("table_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "block" (
	"user_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	CONSTRAINT "block_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "place" (
	"table_id" text NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"level" text,
	"nonce" text NOT NULL,
	"device" text,
	"sat_at" bigint NOT NULL,
	"ready_at" bigint,
	CONSTRAINT "place_table_id_place_pk" PRIMARY KEY("table_id","place")
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"table_id" text NOT NULL,
	"user_id" text NOT NULL,
	"here" boolean NOT NULL,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "presence_table_id_user_id_pk" PRIMARY KEY("table_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"reported_id" text NOT NULL,
	"name" text NOT NULL,
	"table_id" text,
	"match_id" text,
	"category" text NOT NULL,
	"words" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"host_id" text,
	"game" text NOT NULL,
	"preset" text NOT NULL,
	"changes" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"seats" integer NOT NULL,
	"password" text,
	"listed" boolean NOT NULL,
	"watch" text DEFAULT 'end' NOT NULL,
	"clock" jsonb,
	"match_id" text,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"touched_at" bigint NOT NULL,
	CONSTRAINT "table_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "table_id" text;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "watch" text DEFAULT 'end' NOT NULL;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "clock" jsonb;--> statement-breakpoint
ALTER TABLE "seat" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "barred" ADD CONSTRAINT "barred_table_id_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."table"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_table_id_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."table"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_table_id_table_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."table"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "place_person" ON "place" USING btree ("user_id","table_id");--> statement-breakpoint
CREATE INDEX "place_ready" ON "place" USING btree ("ready_at");--> statement-breakpoint
CREATE INDEX "report_at" ON "report" USING btree ("at");--> statement-breakpoint
CREATE INDEX "table_listed" ON "table" USING btree ("listed","touched_at");--> statement-breakpoint
CREATE INDEX "match_table" ON "match" USING btree ("table_id");