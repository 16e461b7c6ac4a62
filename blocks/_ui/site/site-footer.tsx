import type { Menu } from '#schemas/menu/menu.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { Box } from '../box.tsx'
import { Container } from '../container.tsx'
import { UnderHeading } from '../heading-level.tsx'
import { Heading } from '../heading.tsx'
import { Link } from '../link.tsx'
import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { SocialLinks } from './social-links.tsx'
import * as texts from '../texts.ts'

interface SiteFooterProps {
  site: Site
  year: number
}

/** Menus, social links and licence line at the end of every page. */
export function SiteFooter({ site, year }: SiteFooterProps) {
  const items = site.menus.footer?.items ?? []
  return (
    <footer data-tone="inverse" className={styleClass(frame)}>
      <Container>
        <div className={styleClass(columns)}>
          <div>
            <p className={styleClass(name)}>{site.name}</p>
            {site.tagline ? <p className={styleClass(tagline)}>{site.tagline}</p> : null}
            <SocialLinks social={site.config.social} name={site.name} />
          </div>
          {items.length > 0 ? <FooterMenu items={items} /> : null}
        </div>
        <div className={styleClass(end)}>
          <div className={styleClass(small)}>
            <p>
              © {year} {site.name}
            </p>
            {site.config.licence ? <p>{site.config.licence}</p> : null}
            {site.flags.askFirst ? (
              <button type="button" data-consent-open hidden className={styleClass(choice)}>
                {texts.measurementChoices}
              </button>
            ) : null}
          </div>
          {site.menus.legal ? <LegalMenu menu={site.menus.legal} /> : null}
        </div>
      </Container>
    </footer>
  )
}

/** Entries with a submenu are columns with a heading; the others share a column. */
function FooterMenu({ items }: { items: Menu['items'] }) {
  const columns = items.filter((item) => item.children.length > 0)
  const single = items.filter((item) => item.children.length === 0)
  return (
    <Box
      as="nav"
      aria-label={texts.footer}
      display="grid"
      columnGap={5}
      rowGap={6}
      gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))"
    >
      {columns.map((item, place) => (
        <div key={item.id ?? place}>
          <Heading look="sm" fontSize="md">
            {item.link.label}
          </Heading>
          <UnderHeading>
            <Entries items={item.children} />
          </UnderHeading>
        </div>
      ))}
      {single.length > 0 ? <Entries items={single} /> : null}
    </Box>
  )
}

function Entries({ items }: { items: readonly Pick<Menu['items'][number], 'id' | 'link'>[] }) {
  return (
    <Box as="ul" mt={2}>
      {items.map((item, place) => (
        <li key={item.id ?? place}>
          <Link to={item.link} css={entry} />
        </li>
      ))}
    </Box>
  )
}

function LegalMenu({ menu }: { menu: Menu }) {
  return (
    <Box as="ul" aria-label={texts.legal} display="flex" flexWrap="wrap" columnGap={4} fontSize="sm">
      {menu.items.map((item, place) => (
        <li key={item.id ?? place}>
          <Link to={item.link} css={entry} />
        </li>
      ))}
    </Box>
  )
}

const frame: CssObject = {
  bg: 'surface',
  color: 'ink',
  pt: [6, null, 8],
  pb: 6,
  '@media print': { display: 'none' },
}

const columns: CssObject = {
  display: 'grid',
  gap: 6,
  gridTemplateColumns: ['1fr', null, '1fr', 'minmax(14rem, 1fr) 3fr'],
}

const name: CssObject = { fontFamily: 'heading', fontWeight: 'bold', fontSize: 'xl', letterSpacing: 'tight' }

const tagline: CssObject = { color: 'muted', mt: 2, maxWidth: '22rem' }

const end: CssObject = {
  mt: 6,
  pt: 5,
  borderTop: 'thin',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  justifyContent: 'space-between',
}

const small: CssObject = { fontSize: 'sm', color: 'muted' }

const choice: CssObject = {
  py: 1,
  color: 'inherit',
  fontSize: 'inherit',
  textDecoration: 'underline',
  '&:hover': { color: 'ink' },
}

const entry: CssObject = {
  display: 'inline-block',
  py: 1,
  color: 'muted',
  fontSize: 'sm',
  textDecoration: 'none',
  '&:hover': { color: 'ink', textDecoration: 'underline' },
}
