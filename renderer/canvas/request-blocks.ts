import type { CanvasBlocksRequest } from '#schemas/page/canvas-blocks.ts'
import type { CanvasAnswer } from './canvas-answer.ts'

/** Milliseconds after which a request that hangs is given up, and sent again. */
const timeoutMs = 15_000

let token = new URLSearchParams(location.search).get('token') ?? ''

/** Takes a newer token than that of the address, so that the page need not be loaded again. */
export function renewToken(newer: string): void {
  token = newer
}

export interface RequestFailure {
  failure: string
  /** Whether the site did not answer at all, as without a network or while it is started again. */
  isUnreachable: boolean
}

/** Rendered blocks, or why there are none, as a sentence for marketers. */
export async function requestBlocks(
  request: Omit<CanvasBlocksRequest, 'token'>,
): Promise<CanvasAnswer | RequestFailure> {
  try {
    const response = await fetch('/_preview/blocks', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, ...request }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return await response.json()
    const refused: { detail?: string; code?: string } = await response.json()
    // The admin then sends a newer token.
    const failure = `${refused.code ?? response.status}: ${refused.detail ?? response.statusText}`
    return { failure, isUnreachable: [502, 503, 504].includes(response.status) }
  } catch (error) {
    return { failure: String(error), isUnreachable: true }
  }
}
