'use client'
import type { HeldVehicles } from '#schemas/api/staff-feeds.ts'
import { ConfirmButton } from '../checkout/confirm-button.tsx'
import { momentIn } from './moment-words.ts'
import { postStaff } from './post-staff.ts'
import * as texts from './texts.ts'

interface Props {
  tenant: number
  feed: number
  held: HeldVehicles
  timeZone: string
  canApprove: boolean
  onApproved: () => void
}

const formatCount = (vehicles: number) =>
  `${vehicles.toLocaleString('en-AU')} ${vehicles === 1 ? 'vehicle' : 'vehicles'}`

/** Vehicles whose removal an import holds back because there are too many: the list, the reason, and the button that approves it. */
export const HeldForApproval = ({ tenant, feed, held, timeZone, canApprove, onApproved }: Props) => {
  const { vehicles, owned, share, since, until, isApproved, examples } = held
  const more = vehicles - examples.length
  return (
    <section className="fc-state fc-state--bad" aria-labelledby="fc-feed-held">
      <h2 id="fc-feed-held">{texts.vehiclesWaitingForApproval({ vehicles: formatCount(vehicles) })}</h2>
      <p>
        {texts.sinceMomentFileNoLongerContainsVehicles({
          moment: momentIn(timeZone, since),
          vehicles: vehicles.toLocaleString('en-AU'),
          owned: formatCount(owned),
          share,
        })}
      </p>
      <ul className="fc-held__vehicles">
        {examples.map(({ stocknum, name }) => (
          <li key={stocknum}>
            {stocknum}
            {name ? `, ${name}` : ''}
          </li>
        ))}
        {more > 0 ? <li>{texts.andMoreMore({ more: more.toLocaleString('en-AU') })}</li> : null}
      </ul>
      {isApproved ? (
        <p role="status">{texts.approvedNextImportRemovesThemIfThey}</p>
      ) : canApprove ? (
        <ConfirmButton
          button="Approve"
          question={texts.takeVehiclesOffTheSite({ vehicles: formatCount(vehicles) })}
          sure={texts.takeThemOffTheSite}
          onSure={async () => {
            await postStaff('approveWithdrawal', { tenant, feed, until })
            onApproved()
          }}
        />
      ) : (
        <p>{texts.editorOrAdministratorYourSiteCanApprove}</p>
      )}
    </section>
  )
}
