import { listSettings } from './settings.ts'

const intro = `# Settings

All settings are environment variables. A wrong value stops the start and names the variable. This page and \`.env.example\` are generated
from \`platform/env-settings.ts\` by \`npm run generate\`.
`

/** The operators' page of settings. */
export function printSettingsPage(): string {
  const sections = listSettings().map(({ title, settings }) => {
    const items = settings.map(
      ({ key, description, fallback }) => `- \`${key}\`${fallback && ` (default \`${fallback}\`)`}: ${description}`,
    )
    return `\n## ${title}\n\n${items.join('\n')}\n`
  })
  return `${intro}${sections.join('')}`
}
