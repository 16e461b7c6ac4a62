import { useEffect, useSyncExternalStore } from 'react'
import { Box } from '../box.tsx'
import { Icon } from '../icon.tsx'
import type { CssObject } from '../style/style-props.ts'
import { currentToast, dismissToast, subscribeToToasts } from './toast-store.ts'

const secondsShown = 6

/** Where toasts appear; `showToast` opens it. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null)

  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(dismissToast, secondsShown * 1000)
    return () => clearTimeout(timer)
  }, [toast])

  return (
    <Box as="output" css={place}>
      {toast ? (
        <Box key={toast.id} css={bubble}>
          <span>{toast.text}</span>
          <Box as="button" type="button" onClick={dismissToast} aria-label="Dismiss" p={2} borderRadius="sm">
            <Icon name="close" size={18} />
          </Box>
        </Box>
      ) : null}
    </Box>
  )
}

const place: CssObject = {
  position: 'fixed',
  bottom: 4,
  left: 0,
  right: 0,
  zIndex: 'toast',
  display: 'flex',
  justifyContent: 'center',
  px: 4,
  pointerEvents: 'none',
}

const bubble: CssObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  maxWidth: 'narrow',
  py: 2,
  pl: 4,
  pr: 2,
  bg: 'surfaceInverse',
  color: 'onInverse',
  borderRadius: 'md',
  boxShadow: 'lg',
  pointerEvents: 'auto',
  animation: 'fc-rise .2s ease-out',
}
