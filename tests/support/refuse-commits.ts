interface Database {
  query: (statement: string) => Promise<unknown>
}

/**
 * Lets every transaction that writes to a table fail at its COMMIT, after all of its statements have succeeded: by an error, or by ending the
 * connection before it has answered.
 */
export async function refuseCommits(
  pool: Database,
  table: string,
  how: 'error' | 'connection lost' = 'error',
): Promise<void> {
  const refusal =
    how === 'error' ? `raise exception 'refused at commit'` : 'perform pg_terminate_backend(pg_backend_pid(), 1000)'
  await pool.query(`
    create or replace function refuse_commit() returns trigger language plpgsql as $$ begin ${refusal}; return null; end $$;
    drop trigger if exists refuse_commit on ${table};
    create constraint trigger refuse_commit after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function refuse_commit()`)
}

/** Lets them commit again, everywhere. */
export async function allowCommits(pool: Database): Promise<void> {
  await pool.query('drop function if exists refuse_commit() cascade')
}
