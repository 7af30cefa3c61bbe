ALTER TABLE "match" ADD COLUMN "rated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "ruled_by" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "suspension" ADD COLUMN "scope" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "table" ADD COLUMN "rated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "dispute" SET "ruled_by" = coalesce((SELECT jsonb_agg(s."by" ORDER BY s."seq") FROM "step" s
	WHERE s."dispute_id" = "dispute"."id" AND s."body"->>'type' = 'Ruled'), '[]'::jsonb);
