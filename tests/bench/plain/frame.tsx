import { look } from 'virtual:look'
import type { ReactNode } from 'react'
import type { Site } from '#schemas/tenant/site.ts'
import { Icon } from './icon.tsx'

/** What every page of the site has around its own content. */
export function Frame({ site, year, children }: { site: Site; year: number; children: ReactNode }) {
  return (
    <>
      <a href="#main" className={look.skipLink}>
        Skip to content
      </a>
      <header className={look.header}>
        <div className={look.headerContainer}>
          <div className={look.headerRow}>
            <a href="/" className={look.logo} aria-label={`${site.name}, home`}>
              {site.name}
            </a>
            <div className={look.headerSpace} />
            <a href="/favourites" data-favourites="" className={look.headerFavourites} aria-label="Favourites">
              <Icon name="heart" size={22} />
            </a>
            <a href="/search/new-used-and-demo-cars" className={look.headerSearch} aria-label="Search stock">
              <Icon name="search" size={22} />
            </a>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer data-tone="inverse" className={look.footer}>
        <div className={look.footerContainer}>
          <div className={look.footerTop}>
            <div>
              <p className={look.footerName}>{site.name}</p>
              <p className={look.footerTagline}>{site.tagline}</p>
            </div>
          </div>
          <div className={look.footerBottom}>
            <div className={look.footerSmall}>
              <p>
                © {year} {site.name}
              </p>
            </div>
          </div>
        </div>
      </footer>
    </>
  )
}
