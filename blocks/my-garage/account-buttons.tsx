import { useRef, useState } from 'react'
import { Alert } from '../_ui/alert.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Stack } from '../_ui/stack.tsx'
import type { GarageChange } from './use-garage-change.ts'

/** Signs out here or everywhere; deletes the account, asked twice. */
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
          Sign out
        </Button>
        <Button
          variant="ghost"
          busy={change.busy === 'everywhere'}
          onClick={() => void change.leave('everywhere', (api) => api.call('signOut', { everywhere: true }))}
        >
          Sign out everywhere
        </Button>
        <Button ref={opener} variant="ghost" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
          Delete my account
        </Button>
      </Box>
      {isAsked ? (
        <Alert look="warning" title="Delete your account?">
          <p>
            Your watchlist, saved searches and alerts are deleted, and your name, number and addresses are taken out of
            all that you sent us: nobody can answer it after that, and a test drive stays booked without your name. You
            are signed out everywhere. This cannot be undone.
          </p>
          <Box display="flex" flexWrap="wrap" gap={3} mt={3}>
            <Button
              busy={change.busy === 'close'}
              onClick={() => void change.leave('close', (api) => api.call('closeAccount', {}))}
            >
              Yes, delete it
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                setAsked(false)
                opener.current?.focus()
              }}
            >
              Keep my account
            </Button>
          </Box>
        </Alert>
      ) : null}
    </Stack>
  )
}
