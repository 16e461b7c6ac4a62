import { media } from '#schemas/media/media.ts'
import type { RichTextNode } from '#blocks/_kit/fields/rich-text.ts'
import { Image } from '../image.tsx'

export function RichTextPicture({ node }: { node: RichTextNode }) {
  const picture = media.safeParse(node['value'])
  return picture.success ? <Image picture={picture.data} sizes="(min-width: 48em) 42rem, 100vw" /> : null
}
