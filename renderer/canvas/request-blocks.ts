import type { CanvasBlocksRequest } from '#schemas/page/canvas-blocks.ts'
import type { CanvasAnswer } from './canvas-answer.ts'

let token = new URLSearchParams(location.search).get('token') ?? ''

/** Takes a newer token than that of the address, so that the page need not be loaded again. */
export function renewToken(newer: string): void {
  token = newer
}

/** Rendered blocks, or why there are none, as a sentence for marketers. */
export async function requestBlocks(
  wanted: Omit<CanvasBlocksRequest, 'token'>,
): Promise<CanvasAnswer | { failure: string }> {
  try {
    const response = await fetch('/_preview/blocks', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, ...wanted }),
    })
    if (response.ok) return await response.json()
    const refused: { detail?: string; code?: string } = await response.json()
    // The admin then sends a newer token.
    return { failure: `${refused.code ?? response.status}: ${refused.detail ?? response.statusText}` }
  } catch (error) {
    return { failure: String(error) }
  }
}
