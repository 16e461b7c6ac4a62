import type { ServerProps } from 'payload'
import { chosenSite } from '../chosen-site.ts'
import { Link } from '../next.ts'
import { type Drive, readDrives } from './read-drives.ts'
import * as texts from './texts.ts'

/** The next seven days above the list of test drives: one column per day, each drive links to its page. */
export const UpcomingDrives = async ({ payload, user }: ServerProps) => {
  if (!user || user.collection !== 'users') return null
  const days = await readDrives({ payload, user, chosen: await chosenSite(), now: new Date() })
  const to = `${payload.config.routes.admin}/collections/bookings`
  return (
    <section className="fc-week" aria-label={texts.theNextSevenDays}>
      {days.map(({ date, label, isToday, drives }) => (
        <div
          key={date}
          className="fc-week__day"
          data-today={isToday || undefined}
          data-free={drives.length === 0 || undefined}
        >
          <h2>{isToday ? texts.todayLabel({ label }) : label}</h2>
          {drives.length === 0 ? (
            <p className="fc-week__none">{texts.nothingBooked}</p>
          ) : (
            <ol>
              {drives.map((drive) => (
                <li key={drive.id}>
                  <DriveLink drive={drive} href={`${to}/${drive.id}`} />
                </li>
              ))}
            </ol>
          )}
        </div>
      ))}
    </section>
  )
}

const DriveLink = ({ drive, href }: { drive: Drive; href: string }) => (
  <Link href={href} prefetch={false}>
    <strong>{drive.time}</strong> {drive.name}
    {drive.vehicle ? <span>{drive.vehicle}</span> : null}
    {drive.location ? <span>{drive.location}</span> : null}
  </Link>
)
