import { runSql } from './run-sql.ts'

/** Removes all rows of a migrated database but the list of migrations, without triggers and foreign keys, and every schema that migrations do not make. */
export async function emptyTables(databaseUrl: string): Promise<void> {
  await runSql(
    databaseUrl,
    `do $$
    declare
      "table" text;
      filled boolean;
      added text;
    begin
      set local session_replication_role = replica;
      for "table" in select format('%I', tablename) from pg_tables where schemaname = 'public' and tablename <> 'payload_migrations' loop
        execute 'select exists (select from ' || "table" || ')' into filled;
        if filled then execute 'delete from ' || "table"; end if;
      end loop;
      for added in select quote_ident(nspname) from pg_namespace where nspname <> 'public' and nspname not like 'pg\\_%' and nspname <> 'information_schema' loop
        execute 'drop schema ' || added || ' cascade';
      end loop;
    end $$`,
  )
}
