import { useQuery } from '@tanstack/react-query'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { signInPath } from '#schemas/page/sign-in.ts'
import { garageQuery } from '../_data/garage.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage } from '../_kit/runtime.tsx'
import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { EmptyState } from '../_ui/empty-state.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { Spinner } from '../_ui/spinner.tsx'
import { Stack } from '../_ui/stack.tsx'
import { Text } from '../_ui/text.tsx'
import type { myGarage } from './block.ts'
import { GarageView } from './garage-view.tsx'

/** locations §2, Personal areas. The page has nothing in it but words for everybody: the browser asks for the rest. */
export default function MyGarage({ heading, intro, browse, settings }: PropsOf<typeof myGarage>) {
  const api = useApi()
  const { path } = usePage()
  const { data, error, isFetching, refetch } = useQuery(garageQuery(api))
  return (
    <Section heading={heading} intro={intro} background={settings.background} anchor={settings.anchor}>
      {data ? (
        <GarageView garage={data} browse={browse} />
      ) : isSignedOut(error) ? (
        <EmptyState
          icon="user"
          heading="You are signed out"
          action={<LinkButton href={signInPath({ type: 'my-garage', redirect: path, back: '/' })}>Sign in</LinkButton>}
        >
          Sign in to see what you saved, asked and booked.
        </EmptyState>
      ) : error && !isFetching ? (
        <Stack gap={3} alignItems="flex-start">
          <Alert look="danger">We could not look up your garage. Please try again in a moment.</Alert>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Stack>
      ) : (
        <Text role="status" display="flex" alignItems="center" gap={2} minHeight="20rem" justifyContent="center">
          <Spinner />
          Opening your garage…
        </Text>
      )}
    </Section>
  )
}

const isSignedOut = (error: unknown): boolean => error instanceof ApiFailure && error.problem.code === 'not-signed-in'
