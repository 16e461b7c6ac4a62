import type { Garage } from '#schemas/shopper/garage.ts'
import { Button } from '../_ui/button.tsx'
import { Link } from '../_ui/link.tsx'
import { GarageRow, GarageRows } from './garage-row.tsx'
import type { GarageChange } from './use-garage-change.ts'
import * as texts from './texts.ts'

export function AlertList({ alerts, change }: { alerts: Garage['alerts']; change: GarageChange }) {
  return (
    <GarageRows>
      {alerts.map(({ id, vehicle, path }) => (
        <GarageRow
          key={id}
          actions={
            <Button
              variant="secondary"
              size="sm"
              aria-label={texts.unsubscribeFromThePriceOfVehicle({ vehicle })}
              busy={change.busy === `alert ${id}`}
              onClick={() =>
                void change.make(`alert ${id}`, {
                  ask: (api) => api.call('endPriceAlert', { id }),
                  shown: (garage) => ({ ...garage, alerts: garage.alerts.filter((each) => each.id !== id) }),
                })
              }
            >
              {texts.unsubscribe}
            </Button>
          }
        >
          {path === null ? vehicle : <Link href={path}>{vehicle}</Link>}
        </GarageRow>
      ))}
    </GarageRows>
  )
}
