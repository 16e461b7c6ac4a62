import type { Garage } from '#schemas/shopper/garage.ts'
import { signInPath } from '#schemas/page/sign-in.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Button } from '../_ui/button.tsx'
import { Link } from '../_ui/link.tsx'
import { Stack } from '../_ui/stack.tsx'
import { Text } from '../_ui/text.tsx'
import { AlertSwitch } from './alert-switch.tsx'
import { GarageRow, GarageRows } from './garage-row.tsx'
import type { GarageChange } from './use-garage-change.ts'
import * as texts from './texts.ts'

interface SearchListProps {
  searches: Garage['searches']
  /** Address of alerts; without one there are none. */
  email: string | null
  change: GarageChange
}

export function SearchList({ searches, email, change }: SearchListProps) {
  const { path: page } = usePage()
  if (searches.length === 0) return <Text look="muted">{texts.pressSaveThisSearchOnSearchPage}</Text>
  return (
    <Stack gap={3}>
      {email === null ? (
        <Text look="small">
          {texts.weEmailYouNewVehicles}
          <Link href={signInPath({ type: 'my-garage', redirect: `${page}#searches`, back: page, add: 'email' })}>
            {texts.addYourEmailAddress}
          </Link>
        </Text>
      ) : null}
      <GarageRows>
        {searches.map(({ id, name, path, alerts }) => (
          <GarageRow
            key={id}
            actions={
              <>
                {email === null ? null : (
                  <AlertSwitch
                    label={texts.emailMeNewVehicles}
                    about={name}
                    isOn={alerts}
                    onChange={(isOn) =>
                      void change.make(`search ${id}`, {
                        ask: (api) => api.call('searchAlerts', { id, alerts: isOn }),
                        shown: withSearch(id, (search) => [{ ...search, alerts: isOn }]),
                      })
                    }
                  />
                )}
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={texts.deleteName({ name })}
                  busy={change.busy === `delete ${id}`}
                  onClick={() =>
                    void change.make(`delete ${id}`, {
                      ask: (api) => api.call('removeSearch', { id }),
                      shown: withSearch(id, () => []),
                    })
                  }
                >
                  {texts.deleteLabel}
                </Button>
              </>
            }
          >
            <Link href={path} css={{ fontWeight: 'semibold' }}>
              {name}
            </Link>
          </GarageRow>
        ))}
      </GarageRows>
    </Stack>
  )
}

type Search = Garage['searches'][number]

const withSearch =
  (id: number, become: (search: Search) => Search[]) =>
  (garage: Garage): Garage => ({
    ...garage,
    searches: garage.searches.flatMap((search) => (search.id === id ? become(search) : search)),
  })
