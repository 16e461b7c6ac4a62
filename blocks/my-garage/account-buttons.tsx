import { useState } from 'react'
import { Alert } from '../_ui/alert.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Stack } from '../_ui/stack.tsx'
import type { GarageChange } from './use-garage-change.ts'

/** Signs out here or everywhere; deletes the account, asked twice. */
export function AccountButtons({ change }: { change: GarageChange }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack gap={3}>
      <Box display="flex" flexWrap="wrap" gap={3}>
        <Button
          variant="secondary"
          busy={change.busy === 'out'}
          onClick={() => void change.leave('out', (api) => api.call('signOut', {}))}
        >
          Sign out
        </Button>
        <Button
          variant="ghost"
          busy={change.busy === 'everywhere'}
          onClick={() => void change.leave('everywhere', (api) => api.call('signOut', { everywhere: true }))}
        >
          Sign out everywhere
        </Button>
        <Button variant="ghost" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
          Delete my account
        </Button>
      </Box>
      {isAsked ? (
        <Alert look="warning" title="Delete your account?">
          <p>
            Your watchlist, saved searches and alerts are deleted, and your details are taken out of everything you sent
            us. Nobody can answer it after that.
          </p>
          <Button
            busy={change.busy === 'close'}
            onClick={() => void change.leave('close', (api) => api.call('closeAccount', {}))}
          >
            Yes, delete it
          </Button>
        </Alert>
      ) : null}
    </Stack>
  )
}
