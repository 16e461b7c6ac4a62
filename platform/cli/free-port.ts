import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartProblem, errorCode } from '../embedded/problem.ts'

/** Throws a `StartProblem` if the port is taken, before a minute of building. */
export async function requireFreePort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen({ port, host, exclusive: true }), 'listening')
  } catch (error) {
    throw portProblem(error, { port, host })
  } finally {
    probe.close()
  }
}

function portProblem(error: unknown, { port, host }: { port: number; host: string }): unknown {
  const another = port === 3000 ? 3001 : port + 1
  const remedy = `or choose another one: PORT=${another} npm run demo`
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartProblem('port-taken', `Port ${port} is taken by another program. Stop that program, ${remedy}`)
    case 'EACCES':
      return new StartProblem(
        'not-allowed',
        `This user may not listen on port ${port}. Start as a user who may, ${remedy}`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(
        'not-allowed',
        `This machine has no address ${host}. Set HOST to one that it has, such as 127.0.0.1 or 0.0.0.0.`,
      )
    default:
      return error
  }
}
