import type { Link as LinkValue } from '#schemas/page/link.ts'
import type { Garage, WatchedVehicle } from '#schemas/shopper/garage.ts'
import { Box } from '../_ui/box.tsx'
import { EmptyState } from '../_ui/empty-state.tsx'
import { Image } from '../_ui/image.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Link } from '../_ui/link.tsx'
import { Button } from '../_ui/button.tsx'
import { toHref } from '#schemas/page/href.ts'
import { AlertSwitch } from './alert-switch.tsx'
import { GarageRow, GarageRows } from './garage-row.tsx'
import type { GarageChange } from './use-garage-change.ts'
import { WatchedPrice } from './watched-price.tsx'
import * as texts from './texts.ts'

interface WatchedListProps {
  vehicles: readonly WatchedVehicle[]
  browse: LinkValue
  change: GarageChange
}

export function WatchedList({ vehicles, browse, change }: WatchedListProps) {
  if (vehicles.length === 0)
    return (
      <EmptyState
        icon="heart"
        heading={texts.nothingSavedYet}
        action={toHref(browse) ? <LinkButton to={browse}>{browse.label || texts.browseOurStock}</LinkButton> : null}
      >
        {texts.saveVehicleToFollowItsPriceHere}
      </EmptyState>
    )
  return (
    <GarageRows>
      {vehicles.map((vehicle) => (
        <GarageRow
          key={vehicle.car_id}
          picture={
            <Box width="7rem" flex="none" borderRadius="md" overflow="hidden">
              <Image
                picture={vehicle.image === '' ? null : { url: vehicle.image, alt: '', width: 320, height: 240 }}
                alt=""
                ratio="4/3"
                sizes="7rem"
              />
            </Box>
          }
          actions={
            <>
              {vehicle.is_sold ? null : (
                <AlertSwitch
                  label={texts.tellMeWhenThePriceDrops}
                  about={vehicle.name}
                  isOn={vehicle.alerts}
                  onChange={(alerts) =>
                    void change.make(`alerts ${vehicle.car_id}`, {
                      ask: (api) => api.call('watchlistAlerts', { car_id: vehicle.car_id, alerts }),
                      shown: withVehicle(vehicle, [{ ...vehicle, alerts }]),
                    })
                  }
                />
              )}
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.removeName({ name: vehicle.name })}
                busy={change.busy === `remove ${vehicle.car_id}`}
                onClick={() =>
                  void change.make(`remove ${vehicle.car_id}`, {
                    ask: (api) => api.call('removeCar', { car_id: vehicle.car_id }),
                    shown: withVehicle(vehicle, []),
                  })
                }
              >
                {texts.remove}
              </Button>
            </>
          }
        >
          <Link href={vehicle.path ?? '/'} css={{ fontWeight: 'semibold', color: 'ink' }}>
            {vehicle.name}
          </Link>
          <WatchedPrice vehicle={vehicle} />
        </GarageRow>
      ))}
    </GarageRows>
  )
}

const withVehicle =
  ({ car_id: id }: WatchedVehicle, become: WatchedVehicle[]) =>
  (garage: Garage): Garage => ({
    ...garage,
    watchlist: garage.watchlist.flatMap((each) => (each.car_id === id ? become : each)),
  })
