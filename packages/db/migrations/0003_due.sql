ALTER TABLE "match" ADD COLUMN "due" bigint;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "due" bigint;--> statement-breakpoint
CREATE INDEX "match_due" ON "match" USING btree ("due");