import { describeBlocks } from '../index.ts'

/** `npm run describe:blocks [slug]`: the blocks, their fields and JSON Schemas as one JSON document. */
const [slug] = process.argv.slice(2)
const described = describeBlocks().filter((block) => !slug || block.slug === slug)
if (described.length === 0) {
  process.stderr.write(
    `There is no block "${slug}". There are ${describeBlocks()
      .map((block) => block.slug)
      .join(', ')}.\n`,
  )
  process.exitCode = 1
} else {
  process.stdout.write(`${JSON.stringify(described, null, 2)}\n`)
}
