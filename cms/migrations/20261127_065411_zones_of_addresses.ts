import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Locations without a time zone get that of their state or postcode, as those that are saved from now on (`schemas/location/zone-of-address.ts`). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "locations" SET "time_zone" = found.zone::"enum_locations_time_zone"
   FROM (
     SELECT placed.id, CASE
       WHEN country = 'NZ' THEN CASE WHEN postcode = '8016' THEN 'Pacific/Chatham' END
       WHEN postcode = '2880' THEN 'Australia/Broken_Hill'
       WHEN postcode = '2898' THEN 'Australia/Lord_Howe'
       WHEN postcode = '6443' THEN 'Australia/Eucla'
       WHEN state IN ('NSW', 'NEW SOUTH WALES', 'ACT', 'AUSTRALIAN CAPITAL TERRITORY') THEN 'Australia/Sydney'
       WHEN state IN ('VIC', 'VICTORIA') THEN 'Australia/Melbourne'
       WHEN state IN ('QLD', 'QUEENSLAND') THEN 'Australia/Brisbane'
       WHEN state IN ('SA', 'SOUTH AUSTRALIA') THEN 'Australia/Adelaide'
       WHEN state IN ('WA', 'WESTERN AUSTRALIA') THEN 'Australia/Perth'
       WHEN state IN ('TAS', 'TASMANIA') THEN 'Australia/Hobart'
       WHEN state IN ('NT', 'NORTHERN TERRITORY') THEN 'Australia/Darwin'
       WHEN postcode !~ '^[0-9]{4}$' THEN NULL
       WHEN postcode < '0300' THEN 'Australia/Sydney'
       WHEN postcode < '0800' THEN NULL
       WHEN postcode < '1000' THEN 'Australia/Darwin'
       WHEN postcode < '3000' THEN 'Australia/Sydney'
       WHEN postcode < '4000' THEN 'Australia/Melbourne'
       WHEN postcode < '5000' THEN 'Australia/Brisbane'
       WHEN postcode < '6000' THEN 'Australia/Adelaide'
       WHEN postcode < '7000' THEN 'Australia/Perth'
       WHEN postcode < '8000' THEN 'Australia/Hobart'
       WHEN postcode < '9000' THEN 'Australia/Melbourne'
       ELSE 'Australia/Brisbane'
     END AS zone
     FROM (
       SELECT "locations"."id", "tenants"."country"::text AS country,
         upper(trim(replace(coalesce("address_state", ''), '.', ''))) AS state,
         trim(coalesce("address_postcode", '')) AS postcode
       FROM "locations" JOIN "tenants" ON "tenants"."id" = "locations"."tenant_id"
       WHERE "locations"."time_zone" IS NULL
     ) AS placed
   ) AS found
   WHERE "locations"."id" = found.id AND found.zone IS NOT NULL;`)
}

/** The release before reads the zones, too. */
export async function down(_args: MigrateDownArgs): Promise<void> {}
