import { runSql } from '#tests/support/run-sql.ts'

/** Lets the transaction of a restore fail at its COMMIT, after all of its statements have succeeded. */
export const refuseRestore = (databaseUrl: string) =>
  runSql(
    databaseUrl,
    `create function refuse_commit() returns trigger language plpgsql as $$ begin raise exception 'refused at commit'; end $$;
     create function refuse_restore() returns event_trigger language plpgsql as $$ begin
       if current_setting('application_name') <> 'forecourt backup' or to_regclass('pg_temp.refused') is not null then return; end if;
       create temp table refused (n int);
       create constraint trigger refuse after insert on refused
         deferrable initially deferred for each row execute function public.refuse_commit();
       insert into refused values (1);
     end $$;
     create event trigger refuse_restore on ddl_command_end when tag in ('ALTER TABLE') execute function refuse_restore()`,
  )
