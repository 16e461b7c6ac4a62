import { useId, type ReactNode } from 'react'
import { Box } from './box.tsx'
import { Container } from './container.tsx'
import { UnderHeading } from './heading-level.tsx'
import { SectionHeader, type SectionHeaderProps } from './section-header.tsx'
import type { CssObject } from './style/style-props.ts'
import { tokenName, type Token } from './style/tokens.ts'

type SectionBackground = 'plain' | 'sunken' | 'soft' | 'primary' | 'inverse'
type SectionWidth = Extract<Token<'sizes'>, 'prose' | 'narrow' | 'content' | 'wide'> | 'full'
type SectionSpacing = 'none' | 'tight' | 'regular' | 'loose'

export type SectionProps = Partial<Omit<SectionHeaderProps, 'headingId' | 'isNear'>> & {
  background?: SectionBackground
  spacing?: SectionSpacing
  width?: SectionWidth
  /** Anchor of the section: `/finance#calculator`. */
  anchor?: string | undefined
  children?: ReactNode
}

/**
 * A band of the page: background, spacing, container, and optional header, which keeps its distance from edges of backgrounds, including a
 * neighbour's. Adjacent bands with the same background share their spacing.
 */
export function Section({
  background = 'plain',
  spacing = 'regular',
  width = 'content',
  anchor,
  children,
  heading,
  ...header
}: SectionProps) {
  const headingId = useId()
  const room = spacing === 'tight' && background !== 'plain' && heading ? 'regular' : spacing
  const content = heading ? (
    <>
      <SectionHeader heading={heading} headingId={headingId} isNear={room === 'tight'} {...header} />
      <UnderHeading>{children}</UnderHeading>
    </>
  ) : (
    children
  )
  return (
    <Box
      as="section"
      id={anchor || undefined}
      aria-labelledby={heading ? headingId : undefined}
      {...grounds[background]}
      data-ground={room === 'regular' || room === 'loose' ? background : undefined}
      py={spacings[room]}
      {...(background === 'plain' ? {} : panel)}
      css={room === 'regular' ? regular[background] : background === 'plain' ? plain[room] : roomy[room]}
    >
      {width === 'full' ? content : <Contained width={width}>{content}</Contained>}
    </Box>
  )
}

/** Narrow text is aligned with all other content. */
function Contained({ width, children }: { width: Exclude<SectionWidth, 'full'>; children: ReactNode }) {
  if (width === 'content' || width === 'wide') return <Container width={width}>{children}</Container>
  return (
    <Container>
      <Box maxWidth={width}>{children}</Box>
    </Container>
  )
}

const grounds = {
  plain: {},
  sunken: { bg: 'surfaceSunken' },
  soft: { bg: 'primarySoft' },
  primary: { 'data-tone': 'primary', bg: 'surface', color: 'ink' },
  inverse: { 'data-tone': 'inverse', bg: 'surface', color: 'ink' },
} as const satisfies Record<SectionBackground, object>

/** A background that does not span the page needs padding: see `withinSlot`. */
const panel = { px: 'panel', my: 'apart', borderRadius: 'panel' } as const
const roomyPanel = (space: 'band' | 'section'): CssObject => ({
  paddingBlock: `max(var(${tokenName('space', space)}), var(${tokenName('space', 'panel')}))`,
})
const roomy = { none: {}, tight: roomyPanel('band'), loose: {} } satisfies Record<string, CssObject>

/** Possible wrappers of a band: `wrapperHtml` of the renderer. */
const wrap = ':is([data-island], [data-block], [data-only])'

/** For a top-level band that follows a band with this background. */
const following = (ground: string, css: CssObject): CssObject => {
  const before = `main > :is(${ground}, ${wrap}:has(> ${ground}))`
  return { [`${before} + &, ${before} + ${wrap} > &`]: css }
}
const followed = (ground: string, css: CssObject): CssObject => ({
  [`main > &:has(+ ${ground}), main > &:has(+ ${wrap} > ${ground}), main > ${wrap}:has(+ ${ground}) > &, main > ${wrap}:has(+ ${wrap} > ${ground}) > &`]:
    css,
})

const afterItsLike = (ground: SectionBackground) => following(`[data-ground=${ground}]`, { paddingTop: 0 })
const regular = {
  plain: afterItsLike('plain'),
  sunken: { ...roomyPanel('section'), ...afterItsLike('sunken') },
  soft: { ...roomyPanel('section'), ...afterItsLike('soft') },
  primary: { ...roomyPanel('section'), ...afterItsLike('primary') },
  inverse: { ...roomyPanel('section'), ...afterItsLike('inverse') },
} satisfies Record<SectionBackground, CssObject>

const otherGround = '[data-ground]:not([data-ground=plain])'
const plain = {
  none: {},
  tight: {
    ...following(otherGround, { paddingTop: 'section' }),
    ...followed(otherGround, { paddingBottom: 'section' }),
  },
  loose: {},
} satisfies Record<string, CssObject>

const spacings = { none: 0, tight: 'band', regular: 'section', loose: 9 } as const satisfies Record<
  SectionSpacing,
  Token<'space'>
>
