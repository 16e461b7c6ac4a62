import { canKeep } from '#schemas/vehicle/can-keep.ts'
import { vehiclePath, vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { AnyIcon } from '../_ui/any-icon.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { buttonStyle } from '../_ui/button-style.ts'
import { Heading } from '../_ui/heading.tsx'
import { Inline } from '../_ui/inline.tsx'
import { keepButtons, keptEntry } from '../_ui/keep/keep-buttons.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { showToast } from '../_ui/toast/show-toast.tsx'
import type { vehicleShare } from './block.ts'
import { shareLinks, type ShareLink } from './share-links.ts'

export default function VehicleShare({ heading, showPrint, settings }: PropsOf<typeof vehicleShare>) {
  const site = useSite()
  const { vehicle } = usePage()
  if (!vehicle) return null
  const title = vehicleTitle(vehicle)
  const url = `${site.origin}${vehiclePath(vehicle)}`
  const keeping = canKeep({ ...vehicle, photos_count: vehicle.images.length }, site)
  const thumbs = vehicle.images.slice(0, 1).map(({ image }) => image.thumb.url)
  return (
    <Section spacing="tight" anchor={settings.anchor}>
      {heading ? (
        <Heading look="md" mb={3}>
          {heading}
        </Heading>
      ) : null}
      <Inline gap={2} data-print="hide" {...keptEntry({ ...vehicle, thumbs })}>
        {keepButtons({ vehicle, keeping, look: styleClasses(keepStyle) })}
        {shareLinks(url, title).map((link) => (
          <LinkButton
            key={link.icon}
            href={link.href}
            variant="secondary"
            size="sm"
            rel="noopener"
            aria-label={`Share by ${link.label}`}
            onClick={(event) => {
              if (opensWindow(link)) event.preventDefault()
            }}
          >
            <AnyIcon name={link.icon} size={18} />
          </LinkButton>
        ))}
        <Box display="contents" css={onlyWithScript}>
          <Button variant="secondary" size="sm" onClick={() => void copy(url, title)}>
            <AnyIcon name="copy" size={18} />
            Copy link
          </Button>
          {showPrint ? (
            <Button variant="secondary" size="sm" onClick={() => window.print()}>
              <AnyIcon name="print" size={18} />
              Print
            </Button>
          ) : null}
        </Box>
      </Inline>
    </Section>
  )
}

const keepStyle = {
  tools: { display: 'inline-flex', gap: 2 },
  tool: {
    ...buttonStyle({ variant: 'secondary', size: 'sm' }),
    '&[aria-pressed=true]': { bg: 'action', color: 'onAction' },
    '&[data-keep=favourite][aria-pressed=true] > svg': { fill: 'currentColor' },
    '@media (scripting: none)': { display: 'none' },
  },
} as const satisfies Record<string, CssObject>

const onlyWithScript: CssObject = { '@media (scripting: none)': { display: 'none' } }

/** spec/locations-forms-finance.md §9: the social share window is 550 by 400. */
function opensWindow({ href, isWindow }: ShareLink): boolean {
  return isWindow && window.open(href, 'share', 'width=550,height=400') !== null
}

async function copy(url: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast(`Copied ${title} to your clipboard!`)
  } catch {
    showToast('Your browser did not let us copy the link. It is in the address bar.')
  }
}
