import { useSyncExternalStore } from 'react'

/** Whether React has hydrated the component: false on the server and during the first render in the browser. */
export const useHydrated = (): boolean => useSyncExternalStore(subscribeToNothing, isTrue, isFalse)

const subscribeToNothing = () => () => undefined
const isTrue = () => true
const isFalse = () => false
