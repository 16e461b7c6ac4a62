import { useRef, useState } from 'react'
import { Alert } from '../_ui/alert.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Stack } from '../_ui/stack.tsx'
import type { GarageChange } from './use-garage-change.ts'
import * as texts from './texts.ts'

/** Signs out here or everywhere; deletes the account after confirmation. */
export function AccountButtons({ change }: { change: GarageChange }) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack gap={3}>
      <Box display="flex" flexWrap="wrap" gap={3}>
        <Button
          variant="secondary"
          busy={change.busy === 'out'}
          onClick={() => void change.leave('out', (api) => api.call('signOut', {}))}
        >
          {texts.signOut}
        </Button>
        <Button
          variant="ghost"
          busy={change.busy === 'everywhere'}
          onClick={() => void change.leave('everywhere', (api) => api.call('signOut', { everywhere: true }))}
        >
          {texts.signOutEverywhere}
        </Button>
        <Button ref={opener} variant="ghost" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
          {texts.deleteMyAccount}
        </Button>
      </Box>
      {isAsked ? (
        <Alert look="warning" title={texts.deleteYourAccount}>
          <p>{texts.yourWatchlist}</p>
          <Box display="flex" flexWrap="wrap" gap={3} mt={3}>
            <Button
              busy={change.busy === 'close'}
              onClick={() => void change.leave('close', (api) => api.call('closeAccount', {}))}
            >
              {texts.yesDeleteIt}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                setAsked(false)
                opener.current?.focus()
              }}
            >
              {texts.keepMyAccount}
            </Button>
          </Box>
        </Alert>
      ) : null}
    </Stack>
  )
}
