import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { root } from './tracked-files.ts'

/** Links and pictures of a Markdown file that lead nowhere: the file is missing, or has no such heading. Links to the web are not followed. */
export async function findDeadLinks(file: string): Promise<string[]> {
  const text = await readFile(join(root, file), 'utf8')
  const dead: string[] = []
  for (const target of listTargets(text)) {
    if (/^[a-z]+:/.test(target)) continue
    const [path = '', anchor] = target.split('#')
    const linked = path === '' ? file : normalize(join(dirname(file), path))
    if (!existsSync(join(root, linked))) dead.push(`${file}: ${target}`)
    else if (anchor && !listAnchors(await readFile(join(root, linked), 'utf8')).includes(anchor))
      dead.push(`${file}: ${target}`)
  }
  return dead
}

/** `[text](target)` and `![text](target)`, outside code. */
export const listTargets = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target)

/** Headings as GitHub and VitePress name them. */
export const listAnchors = (text: string): string[] =>
  [...withoutFences(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )

const withoutFences = (text: string) => text.replace(/^```[^]*?^```$/gm, '')
const withoutCode = (text: string) => withoutFences(text).replace(/`[^`\n]*`/g, '')
