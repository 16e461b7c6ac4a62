import { listSettings } from './settings.ts'

const intro = `# Every setting of Forecourt. Generated from platform/env-settings.ts by \`npm run generate\`.
# docker compose reads a file named .env; elsewhere, set these as environment variables.
# A line that is commented out shows the default. docker compose also reads POSTGRES_PASSWORD.
`

/** `.env.example`: each setting with its description and default, all commented out. */
export function printEnvExample(): string {
  const sections = listSettings().map(({ title, settings }) => {
    const lines = settings.map(({ key, description, fallback }) => `${wrapComment(description)}\n#${key}=${fallback}\n`)
    return `\n# ---- ${title} ----\n\n${lines.join('\n')}`
  })
  return `${intro}${sections.join('')}`
}

function wrapComment(text: string): string {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length + 1 > 110) lines.push(`# ${word}`)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines.join('\n')
}
