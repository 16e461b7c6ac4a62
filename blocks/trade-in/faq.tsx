import { Box } from '../_ui/box.tsx'
import { Disclosure } from '../_ui/disclosure.tsx'
import { Text } from '../_ui/text.tsx'

interface FaqProps {
  items: readonly { question: string; answer: string }[]
}

/** Frequently asked questions about selling a car. */
export function Faq({ items }: FaqProps) {
  if (items.length === 0) return null
  return (
    <Box>
      {items.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <Text whiteSpace="pre-line">{answer}</Text>
        </Disclosure>
      ))}
    </Box>
  )
}
