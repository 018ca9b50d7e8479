import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A name was one text, last name first: titles belong to the last name, and a single word is a last name. */
const movedNames = `
  CREATE FUNCTION pg_temp.last_name(name varchar) RETURNS varchar LANGUAGE sql AS $$
    SELECT coalesce((regexp_match(name, '^((?:(?:prof|dr|ifj|id|özv)[.]? )*[^ ]+) ', 'i'))[1], name)
  $$;
  INSERT INTO "matches_referees" ("_order", "_parent_id", "id", "last_name", "first_name")
    SELECT "order", "parent_id", substr(md5('referee ' || "id"), 1, 24), pg_temp.last_name("name"),
      nullif(substr("name", length(pg_temp.last_name("name")) + 2), '')
    FROM (SELECT *, trim(regexp_replace("text", '[[:space:]]+', ' ', 'g')) AS "name" FROM "matches_texts") r
    WHERE "path" = 'referees' AND "name" <> '';
  UPDATE "competition_teams_staff" SET "name" = trim(regexp_replace("name", '[[:space:]]+', ' ', 'g'));
  UPDATE "competition_teams_staff" SET "last_name" = pg_temp.last_name("name"),
    "first_name" = nullif(substr("name", length(pg_temp.last_name("name")) + 2), '');
  INSERT INTO "matches_locales" ("_parent_id", "_locale", "round")
    SELECT "id", 'hu', "round" FROM "matches" WHERE "round" <> '';`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "matches_referees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"last_name" varchar NOT NULL,
  	"first_name" varchar
  );
  
  CREATE TABLE "matches_locales" (
  	"round" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "matches" ADD COLUMN "ticket_url" varchar;
  ALTER TABLE "competition_teams_staff" ADD COLUMN "last_name" varchar;
  ALTER TABLE "competition_teams_staff" ADD COLUMN "first_name" varchar;
  ALTER TABLE "competition_teams" ADD COLUMN "name_en" varchar;
  ALTER TABLE "clubs" ADD COLUMN "name_en" varchar;
  ALTER TABLE "matches_referees" ADD CONSTRAINT "matches_referees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "matches_locales" ADD CONSTRAINT "matches_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "matches_referees_order_idx" ON "matches_referees" USING btree ("_order");
  CREATE INDEX "matches_referees_parent_id_idx" ON "matches_referees" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "matches_locales_locale_parent_id_unique" ON "matches_locales" USING btree ("_locale","_parent_id");
  ${sql.raw(movedNames)}
  ALTER TABLE "competition_teams_staff" ALTER COLUMN "last_name" SET NOT NULL;
  DROP TABLE "matches_texts" CASCADE;
  ALTER TABLE "matches" DROP COLUMN "round";
  ALTER TABLE "competition_teams_staff" DROP COLUMN "name";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "matches_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  DROP TABLE "matches_referees" CASCADE;
  DROP TABLE "matches_locales" CASCADE;
  ALTER TABLE "matches" ADD COLUMN "round" varchar;
  ALTER TABLE "competition_teams_staff" ADD COLUMN "name" varchar NOT NULL;
  ALTER TABLE "matches_texts" ADD CONSTRAINT "matches_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "matches_texts_order_parent" ON "matches_texts" USING btree ("order","parent_id");
  ALTER TABLE "matches" DROP COLUMN "ticket_url";
  ALTER TABLE "competition_teams_staff" DROP COLUMN "last_name";
  ALTER TABLE "competition_teams_staff" DROP COLUMN "first_name";
  ALTER TABLE "competition_teams" DROP COLUMN "name_en";
  ALTER TABLE "clubs" DROP COLUMN "name_en";`)
}
