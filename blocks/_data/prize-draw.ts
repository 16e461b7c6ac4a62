import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { PrizeDraw } from '#schemas/prize/prize-draw.ts'
import type { QueryTags } from './query-meta.ts'

const isAnswer = (answer: unknown): answer is { draw: PrizeDraw | null } =>
  typeof answer === 'object' && answer !== null && 'draw' in answer

const meta: QueryTags = {
  tags: [],
  nextChange: (answer) => (isAnswer(answer) ? (answer.draw?.until ?? null) : null),
}

/** The currently running wheel. */
export const prizeDrawQuery = (api: Api) =>
  queryOptions({ queryKey: ['prize-draw'], queryFn: () => api.call('prizeDraw', {}), meta })
