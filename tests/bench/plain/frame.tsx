import type { ReactNode } from 'react'
import type { Site } from '#schemas/tenant/site.ts'
import { Icon } from './icon.tsx'

/** What every page of the site has around its own content. */
export function Frame({ site, year, children }: { site: Site; year: number; children: ReactNode }) {
  const phone = site.config.phones.new
  return (
    <>
      <a href="#main" className="part:skipLink">
        Skip to content
      </a>
      <header className="part:header">
        <div className="part:headerContainer">
          <div className="part:headerRow">
            <a href="/" className="part:logo" aria-label={`${site.name}, home`}>
              {site.name}
            </a>
            <div className="part:headerSpace" />
            {phone ? (
              <a href={`tel:${phone.replaceAll(' ', '')}`} aria-label={`Call ${phone}`} className="part:headerPhone">
                <Icon name="phone" size={18} />
                <span className="part:headerNumber">{phone}</span>
              </a>
            ) : null}
            <a href="/favourites" data-favourites="" className="part:headerFavourites" aria-label="Favourites">
              <Icon name="heart" size={22} />
            </a>
            <a href="/search/new-used-and-demo-cars" className="part:headerSearch" aria-label="Search stock">
              <Icon name="search" size={22} />
            </a>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer data-tone="inverse" className="part:footer">
        <div className="part:footerContainer">
          <div className="part:footerTop">
            <div>
              <p className="part:footerName">{site.name}</p>
              <p className="part:footerTagline">{site.tagline}</p>
            </div>
          </div>
          <div className="part:footerBottom">
            <div className="part:footerSmall">
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
