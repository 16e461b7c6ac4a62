'use client'
import type { HeldVehicles } from '#schemas/api/staff-feeds.ts'
import { ConfirmButton } from '../checkout/confirm-button.tsx'
import { momentIn } from './moment-words.ts'
import { postStaff } from './post-staff.ts'

interface Props {
  tenant: number
  feed: number
  held: HeldVehicles
  timeZone: string
  canApprove: boolean
  onApproved: () => void
}

const countOf = (vehicles: number) => `${vehicles.toLocaleString('en-AU')} ${vehicles === 1 ? 'vehicle' : 'vehicles'}`

/** Vehicles that an import would have taken off the site, had they not been so many: which, why, and the button that lets them go. */
export const HeldForApproval = ({ tenant, feed, held, timeZone, canApprove, onApproved }: Props) => {
  const { vehicles, owned, share, since, until, isApproved, examples } = held
  const more = vehicles - examples.length
  return (
    <section className="fc-state fc-state--bad" aria-labelledby="fc-feed-held">
      <h2 id="fc-feed-held">{countOf(vehicles)} waiting for approval</h2>
      <p>
        Since {momentIn(timeZone, since)} the file no longer contains {vehicles.toLocaleString('en-AU')} of the{' '}
        {countOf(owned)} of this feed. An import may remove {share}% without approval. These vehicles stay on sale until
        you approve their removal or they are back in the file.
      </p>
      <ul className="fc-held__vehicles">
        {examples.map(({ stocknum, name }) => (
          <li key={stocknum}>
            {stocknum}
            {name ? `, ${name}` : ''}
          </li>
        ))}
        {more > 0 ? <li>and {more.toLocaleString('en-AU')} more</li> : null}
      </ul>
      {isApproved ? (
        <p role="status">Approved. The next import removes them if they are still missing from the file.</p>
      ) : canApprove ? (
        <ConfirmButton
          button="Approve"
          question={`Take ${countOf(vehicles)} off the site? We check the newest file first. Vehicles that are back in it stay.`}
          sure="Take them off the site"
          onSure={async () => {
            await postStaff('approveWithdrawal', { tenant, feed, until })
            onApproved()
          }}
        />
      ) : (
        <p>An editor or an administrator of your site can approve it.</p>
      )}
    </section>
  )
}
