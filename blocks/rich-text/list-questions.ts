import type { AnsweredQuestion } from '../_kit/define-block.ts'
import { plainText, type RichText } from '../_kit/fields/rich-text.ts'

/** Headings that ask, each with the text up to the next heading. */
export function listQuestions(content: RichText | null): AnsweredQuestion[] {
  const nodes = content?.root.children ?? []
  const textOf = (children: typeof nodes) => plainText({ root: { children } })
  return nodes.flatMap((node, index) => {
    const question = node.type === 'heading' ? textOf([node]) : ''
    if (!question.endsWith('?')) return []
    const rest = nodes.slice(index + 1)
    const end = rest.findIndex(({ type }) => type === 'heading')
    const answer = textOf(end === -1 ? rest : rest.slice(0, end))
    return answer === '' ? [] : [{ question, answer }]
  })
}
