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
import * as texts from './texts.ts'

/** locations §2, Personal areas. The shared page contains no personal data: the browser queries it. */
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
          heading={texts.youAreSignedOut}
          action={
            <LinkButton href={signInPath({ type: 'my-garage', redirect: path, back: '/' })}>{texts.signIn}</LinkButton>
          }
        >
          {texts.signInToSeeYourSavedVehicles}
        </EmptyState>
      ) : error && !isFetching ? (
        <Stack gap={3} alignItems="flex-start">
          <Alert look="danger">{texts.weCouldNotLoadYourGarage}</Alert>
          <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
        </Stack>
      ) : (
        <Text role="status" display="flex" alignItems="center" gap={2} minHeight="20rem" justifyContent="center">
          <Spinner />
          {texts.openingYourGarage}
        </Text>
      )}
    </Section>
  )
}

const isSignedOut = (error: unknown): boolean => error instanceof ApiFailure && error.problem.code === 'not-signed-in'
