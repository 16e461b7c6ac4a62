import { AsyncLocalStorage } from 'node:async_hooks'

/** Payload's job saves as the person who planned the change, with a request of its own that says nothing about the schedule. */
const schedule = new AsyncLocalStorage<true>()

export const asSchedule = <Result>(work: () => Promise<Result>): Promise<Result> => schedule.run(true, work)

export const isMadeBySchedule = (): boolean => schedule.getStore() === true
