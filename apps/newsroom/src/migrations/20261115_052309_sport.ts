import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_matches_lines_side" AS ENUM('home', 'away');
  CREATE TYPE "public"."enum_matches_status" AS ENUM('scheduled', 'live', 'finished', 'postponed', 'cancelled');
  CREATE TYPE "public"."enum_matches_forfeit" AS ENUM('home', 'away');
  CREATE TYPE "public"."enum_competitions_tie_rules" AS ENUM('wins_among_tied', 'difference_among_tied', 'score_among_tied', 'difference_overall', 'score_overall');
  CREATE TYPE "public"."enum_competitions_carry_over" AS ENUM('among_entries', 'all');
  CREATE TYPE "public"."enum_competition_teams_squad_position" AS ENUM('point_guard', 'shooting_guard', 'small_forward', 'power_forward', 'center');
  CREATE TABLE "matches_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"home" numeric NOT NULL,
  	"away" numeric NOT NULL
  );
  
  CREATE TABLE "matches_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"side" "enum_matches_lines_side" NOT NULL,
  	"player_id" integer NOT NULL,
  	"jersey_number" varchar,
  	"starter" boolean,
  	"did_not_play" boolean DEFAULT false,
  	"seconds" numeric,
  	"points" numeric,
  	"dunk_made" numeric,
  	"dunk_all" numeric,
  	"two_point_made" numeric,
  	"two_point_all" numeric,
  	"three_point_made" numeric,
  	"three_point_all" numeric,
  	"free_throw_made" numeric,
  	"free_throw_all" numeric,
  	"defensive_rebound" numeric,
  	"offensive_rebound" numeric,
  	"assist" numeric,
  	"steal" numeric,
  	"turnover" numeric,
  	"block" numeric,
  	"block_against" numeric,
  	"foul" numeric,
  	"defensive_foul" numeric
  );
  
  CREATE TABLE "matches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"competition_id" integer NOT NULL,
  	"round" varchar,
  	"home_team_id" integer NOT NULL,
  	"away_team_id" integer NOT NULL,
  	"game_time" timestamp(3) with time zone,
  	"arena_id" integer,
  	"status" "enum_matches_status" DEFAULT 'scheduled' NOT NULL,
  	"home_score" numeric,
  	"away_score" numeric,
  	"forfeit" "enum_matches_forfeit",
  	"box_score_incomplete" boolean DEFAULT false,
  	"attendance" numeric,
  	"report_id" integer,
  	"gallery_id" integer,
  	"imported" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "matches_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "competitions_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"team_id" integer NOT NULL,
  	"deduction" numeric,
  	"deduction_reason" varchar,
  	"official_position" numeric
  );
  
  CREATE TABLE "competitions_tie_rules" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_competitions_tie_rules",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "competitions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"season_id" integer NOT NULL,
  	"logo_id" integer,
  	"ticket_url" varchar,
  	"order" numeric DEFAULT 0,
  	"standings_visible" boolean DEFAULT true,
  	"carry_over" "enum_competitions_carry_over" DEFAULT 'among_entries',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "competitions_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "competitions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"competitions_id" integer
  );
  
  CREATE TABLE "competition_teams_squad" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"jersey_number" varchar,
  	"player_id" integer NOT NULL,
  	"position" "enum_competition_teams_squad_position",
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone
  );
  
  CREATE TABLE "competition_teams_staff" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "competition_teams_staff_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "competition_teams" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"season_id" integer NOT NULL,
  	"club_id" integer,
  	"order" numeric DEFAULT 0,
  	"logo_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "players" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"last_name" varchar NOT NULL,
  	"first_name" varchar,
  	"birth_year" numeric,
  	"height" numeric,
  	"profile_image_id" integer,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "clubs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"short_name" varchar,
  	"logo_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "arenas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"city" varchar,
  	"address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seasons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "matches_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "competitions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "competition_teams_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "players_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "clubs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "arenas_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "seasons_id" integer;
  ALTER TABLE "matches_periods" ADD CONSTRAINT "matches_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "matches_lines" ADD CONSTRAINT "matches_lines_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "matches_lines" ADD CONSTRAINT "matches_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "matches" ADD CONSTRAINT "matches_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "matches" ADD CONSTRAINT "matches_home_team_id_competition_teams_id_fk" FOREIGN KEY ("home_team_id") REFERENCES "public"."competition_teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "matches" ADD CONSTRAINT "matches_away_team_id_competition_teams_id_fk" FOREIGN KEY ("away_team_id") REFERENCES "public"."competition_teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "matches" ADD CONSTRAINT "matches_arena_id_arenas_id_fk" FOREIGN KEY ("arena_id") REFERENCES "public"."arenas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "matches" ADD CONSTRAINT "matches_report_id_articles_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "matches" ADD CONSTRAINT "matches_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "matches_texts" ADD CONSTRAINT "matches_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "competitions_entries" ADD CONSTRAINT "competitions_entries_team_id_competition_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."competition_teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "competitions_entries" ADD CONSTRAINT "competitions_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "competitions_tie_rules" ADD CONSTRAINT "competitions_tie_rules_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "competitions" ADD CONSTRAINT "competitions_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "competitions" ADD CONSTRAINT "competitions_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "competitions_locales" ADD CONSTRAINT "competitions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "competitions_rels" ADD CONSTRAINT "competitions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "competitions_rels" ADD CONSTRAINT "competitions_rels_competitions_fk" FOREIGN KEY ("competitions_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "competition_teams_squad" ADD CONSTRAINT "competition_teams_squad_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "competition_teams_squad" ADD CONSTRAINT "competition_teams_squad_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."competition_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "competition_teams_staff" ADD CONSTRAINT "competition_teams_staff_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."competition_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "competition_teams_staff_locales" ADD CONSTRAINT "competition_teams_staff_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."competition_teams_staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "competition_teams" ADD CONSTRAINT "competition_teams_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "competition_teams" ADD CONSTRAINT "competition_teams_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "competition_teams" ADD CONSTRAINT "competition_teams_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "players" ADD CONSTRAINT "players_profile_image_id_media_id_fk" FOREIGN KEY ("profile_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clubs" ADD CONSTRAINT "clubs_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "matches_periods_order_idx" ON "matches_periods" USING btree ("_order");
  CREATE INDEX "matches_periods_parent_id_idx" ON "matches_periods" USING btree ("_parent_id");
  CREATE INDEX "matches_lines_order_idx" ON "matches_lines" USING btree ("_order");
  CREATE INDEX "matches_lines_parent_id_idx" ON "matches_lines" USING btree ("_parent_id");
  CREATE INDEX "matches_lines_player_idx" ON "matches_lines" USING btree ("player_id");
  CREATE INDEX "matches_competition_idx" ON "matches" USING btree ("competition_id");
  CREATE INDEX "matches_home_team_idx" ON "matches" USING btree ("home_team_id");
  CREATE INDEX "matches_away_team_idx" ON "matches" USING btree ("away_team_id");
  CREATE INDEX "matches_game_time_idx" ON "matches" USING btree ("game_time");
  CREATE INDEX "matches_arena_idx" ON "matches" USING btree ("arena_id");
  CREATE INDEX "matches_status_idx" ON "matches" USING btree ("status");
  CREATE INDEX "matches_report_idx" ON "matches" USING btree ("report_id");
  CREATE INDEX "matches_gallery_idx" ON "matches" USING btree ("gallery_id");
  CREATE INDEX "matches_updated_at_idx" ON "matches" USING btree ("updated_at");
  CREATE INDEX "matches_created_at_idx" ON "matches" USING btree ("created_at");
  CREATE INDEX "matches_texts_order_parent" ON "matches_texts" USING btree ("order","parent_id");
  CREATE INDEX "competitions_entries_order_idx" ON "competitions_entries" USING btree ("_order");
  CREATE INDEX "competitions_entries_parent_id_idx" ON "competitions_entries" USING btree ("_parent_id");
  CREATE INDEX "competitions_entries_team_idx" ON "competitions_entries" USING btree ("team_id");
  CREATE INDEX "competitions_tie_rules_order_idx" ON "competitions_tie_rules" USING btree ("order");
  CREATE INDEX "competitions_tie_rules_parent_idx" ON "competitions_tie_rules" USING btree ("parent_id");
  CREATE INDEX "competitions_season_idx" ON "competitions" USING btree ("season_id");
  CREATE INDEX "competitions_logo_idx" ON "competitions" USING btree ("logo_id");
  CREATE INDEX "competitions_updated_at_idx" ON "competitions" USING btree ("updated_at");
  CREATE INDEX "competitions_created_at_idx" ON "competitions" USING btree ("created_at");
  CREATE UNIQUE INDEX "competitions_locales_locale_parent_id_unique" ON "competitions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "competitions_rels_order_idx" ON "competitions_rels" USING btree ("order");
  CREATE INDEX "competitions_rels_parent_idx" ON "competitions_rels" USING btree ("parent_id");
  CREATE INDEX "competitions_rels_path_idx" ON "competitions_rels" USING btree ("path");
  CREATE INDEX "competitions_rels_competitions_id_idx" ON "competitions_rels" USING btree ("competitions_id");
  CREATE INDEX "competition_teams_squad_order_idx" ON "competition_teams_squad" USING btree ("_order");
  CREATE INDEX "competition_teams_squad_parent_id_idx" ON "competition_teams_squad" USING btree ("_parent_id");
  CREATE INDEX "competition_teams_squad_player_idx" ON "competition_teams_squad" USING btree ("player_id");
  CREATE INDEX "competition_teams_staff_order_idx" ON "competition_teams_staff" USING btree ("_order");
  CREATE INDEX "competition_teams_staff_parent_id_idx" ON "competition_teams_staff" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "competition_teams_staff_locales_locale_parent_id_unique" ON "competition_teams_staff_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "competition_teams_season_idx" ON "competition_teams" USING btree ("season_id");
  CREATE INDEX "competition_teams_club_idx" ON "competition_teams" USING btree ("club_id");
  CREATE INDEX "competition_teams_logo_idx" ON "competition_teams" USING btree ("logo_id");
  CREATE INDEX "competition_teams_updated_at_idx" ON "competition_teams" USING btree ("updated_at");
  CREATE INDEX "competition_teams_created_at_idx" ON "competition_teams" USING btree ("created_at");
  CREATE INDEX "players_profile_image_idx" ON "players" USING btree ("profile_image_id");
  CREATE INDEX "players_name_idx" ON "players" USING btree ("name");
  CREATE INDEX "players_updated_at_idx" ON "players" USING btree ("updated_at");
  CREATE INDEX "players_created_at_idx" ON "players" USING btree ("created_at");
  CREATE UNIQUE INDEX "clubs_name_idx" ON "clubs" USING btree ("name");
  CREATE INDEX "clubs_logo_idx" ON "clubs" USING btree ("logo_id");
  CREATE INDEX "clubs_updated_at_idx" ON "clubs" USING btree ("updated_at");
  CREATE INDEX "clubs_created_at_idx" ON "clubs" USING btree ("created_at");
  CREATE UNIQUE INDEX "arenas_name_idx" ON "arenas" USING btree ("name");
  CREATE INDEX "arenas_updated_at_idx" ON "arenas" USING btree ("updated_at");
  CREATE INDEX "arenas_created_at_idx" ON "arenas" USING btree ("created_at");
  CREATE UNIQUE INDEX "seasons_year_idx" ON "seasons" USING btree ("year");
  CREATE INDEX "seasons_updated_at_idx" ON "seasons" USING btree ("updated_at");
  CREATE INDEX "seasons_created_at_idx" ON "seasons" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_matches_fk" FOREIGN KEY ("matches_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_competitions_fk" FOREIGN KEY ("competitions_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_competition_teams_fk" FOREIGN KEY ("competition_teams_id") REFERENCES "public"."competition_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_players_fk" FOREIGN KEY ("players_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clubs_fk" FOREIGN KEY ("clubs_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_arenas_fk" FOREIGN KEY ("arenas_id") REFERENCES "public"."arenas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_matches_id_idx" ON "payload_locked_documents_rels" USING btree ("matches_id");
  CREATE INDEX "payload_locked_documents_rels_competitions_id_idx" ON "payload_locked_documents_rels" USING btree ("competitions_id");
  CREATE INDEX "payload_locked_documents_rels_competition_teams_id_idx" ON "payload_locked_documents_rels" USING btree ("competition_teams_id");
  CREATE INDEX "payload_locked_documents_rels_players_id_idx" ON "payload_locked_documents_rels" USING btree ("players_id");
  CREATE INDEX "payload_locked_documents_rels_clubs_id_idx" ON "payload_locked_documents_rels" USING btree ("clubs_id");
  CREATE INDEX "payload_locked_documents_rels_arenas_id_idx" ON "payload_locked_documents_rels" USING btree ("arenas_id");
  CREATE INDEX "payload_locked_documents_rels_seasons_id_idx" ON "payload_locked_documents_rels" USING btree ("seasons_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "matches_periods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "matches_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "matches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "matches_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "competitions_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "competitions_tie_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "competitions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "competitions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "competitions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "competition_teams_squad" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "competition_teams_staff" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "competition_teams_staff_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "competition_teams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "players" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "clubs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "arenas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seasons" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "matches_periods" CASCADE;
  DROP TABLE "matches_lines" CASCADE;
  DROP TABLE "matches" CASCADE;
  DROP TABLE "matches_texts" CASCADE;
  DROP TABLE "competitions_entries" CASCADE;
  DROP TABLE "competitions_tie_rules" CASCADE;
  DROP TABLE "competitions" CASCADE;
  DROP TABLE "competitions_locales" CASCADE;
  DROP TABLE "competitions_rels" CASCADE;
  DROP TABLE "competition_teams_squad" CASCADE;
  DROP TABLE "competition_teams_staff" CASCADE;
  DROP TABLE "competition_teams_staff_locales" CASCADE;
  DROP TABLE "competition_teams" CASCADE;
  DROP TABLE "players" CASCADE;
  DROP TABLE "clubs" CASCADE;
  DROP TABLE "arenas" CASCADE;
  DROP TABLE "seasons" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_matches_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_competitions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_competition_teams_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_players_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_clubs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_arenas_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_seasons_fk";
  
  DROP INDEX "payload_locked_documents_rels_matches_id_idx";
  DROP INDEX "payload_locked_documents_rels_competitions_id_idx";
  DROP INDEX "payload_locked_documents_rels_competition_teams_id_idx";
  DROP INDEX "payload_locked_documents_rels_players_id_idx";
  DROP INDEX "payload_locked_documents_rels_clubs_id_idx";
  DROP INDEX "payload_locked_documents_rels_arenas_id_idx";
  DROP INDEX "payload_locked_documents_rels_seasons_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "matches_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "competitions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "competition_teams_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "players_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "clubs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "arenas_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "seasons_id";
  DROP TYPE "public"."enum_matches_lines_side";
  DROP TYPE "public"."enum_matches_status";
  DROP TYPE "public"."enum_matches_forfeit";
  DROP TYPE "public"."enum_competitions_tie_rules";
  DROP TYPE "public"."enum_competitions_carry_over";
  DROP TYPE "public"."enum_competition_teams_squad_position";`)
}
