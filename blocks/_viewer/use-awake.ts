import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React has taken the island up: false on the server and while hydrating. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
