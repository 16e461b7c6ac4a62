import { dayAt, formatDay } from '#schemas/lib/day.ts'
import { Link } from '../next.ts'
import { namePlace } from '../schedule/schedule.ts'
import type { SiteOverview } from './read-sites.ts'
import * as texts from './texts.ts'

interface Props {
  site: SiteOverview
  /** The address of a path below the admin's collections. */
  to: (path: string) => string
}

/** The site's last stock import, and its feeds. */
export const StockImports = ({ site, to }: Props) => (
  <>
    <p className="fc-site__import">
      {site.lastImport ? (
        <Link href={to(`stock-imports/${site.lastImport.id}`)} prefetch={false}>
          {importText(site.lastImport, site.timeZone)}
        </Link>
      ) : (
        texts.noStockImportYet
      )}
    </p>
    {site.feeds.length > 0 ? (
      <ul className="fc-site__feeds" aria-label={texts.stockFeeds}>
        {site.feeds.map((feed) => (
          <li key={feed.id}>
            <Link href={to(`stock-feeds/${feed.id}`)} prefetch={false}>
              {feed.name}
            </Link>{' '}
            {feed.failure ? (
              <strong className="fc-site__feed--bad">{texts.failedFailure({ failure: feed.failure })}</strong>
            ) : (
              <span>
                {feed.lastImported
                  ? texts.importedDay({ day: nameDay(feed.lastImported, site.timeZone) })
                  : texts.notImportedYet}
              </span>
            )}
          </li>
        ))}
      </ul>
    ) : null}
  </>
)

function importText(
  { status, createdAt, rejected }: NonNullable<SiteOverview['lastImport']>,
  timeZone: string,
): string {
  const day = nameDay(createdAt, timeZone)
  if (status === 'running') return texts.stockImportRunningSinceDay({ day })
  if (status === 'failed') return texts.theStockImportOfDayFailed({ day })
  return rejected === 0 ? texts.lastStockImportDay({ day }) : texts.lastStockImportDayRows({ day, rejected })
}

/** The day on the clock of the site: `23 Nov 2026 (Perth time)` */
const nameDay = (moment: string, timeZone: string): string =>
  texts.dayInPlace({ day: formatDay(dayAt(new Date(moment), timeZone), 'shortDay'), place: namePlace(timeZone) })
