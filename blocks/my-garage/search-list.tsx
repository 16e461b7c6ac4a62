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

interface SearchListProps {
  searches: Garage['searches']
  /** Where alerts go; without one there are none. */
  email: string | null
  change: GarageChange
}

export function SearchList({ searches, email, change }: SearchListProps) {
  const { path: page } = usePage()
  if (searches.length === 0)
    return <Text look="muted">Press “Save this search” on a search page, and hear of new vehicles by email.</Text>
  return (
    <Stack gap={3}>
      {email === null ? (
        <Text look="small">
          {'New vehicles are told by email. '}
          <Link href={signInPath({ type: 'my-garage', redirect: `${page}#searches`, back: page, add: 'email' })}>
            Add your email address
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
                    label="Email me new vehicles"
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
                  aria-label={`Delete ${name}`}
                  busy={change.busy === `delete ${id}`}
                  onClick={() =>
                    void change.make(`delete ${id}`, {
                      ask: (api) => api.call('removeSearch', { id }),
                      shown: withSearch(id, () => []),
                    })
                  }
                >
                  Delete
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
