import type { BrowserContext, ConsoleMessage } from 'playwright/test'

/** What the browser complains about while a test runs: errors, warnings, refused scripts and styles, failed loads. */
export interface Complaints {
  /** This complaint belongs to what the test does. */
  expect: (pattern: RegExp) => void
  /** Complaints that nothing expects, so far. */
  unexpected: () => string[]
}

export function listenForComplaints(context: BrowserContext): Complaints {
  const heard: string[] = []
  const expected: RegExp[] = []
  context.on('console', (message) => isComplaint(message) && heard.push(describe(message)))
  context.on('weberror', (error) => heard.push(`${error.page()?.url()}: uncaught ${error.error().message}`))
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => {
      const isNetworkChanged = heard.some((line) => networkChange.test(line))
      const known = [abandonedTransition, networkChange, ...(isNetworkChanged ? [failedFetch] : []), ...expected]
      return heard.filter((line) => !known.some((pattern) => pattern.test(line)))
    },
  }
}

/** Chromium's own fade from page to page (`@view-transition`, which no script of ours asks for) where the next page came too early or too late for it. */
const abandonedTransition = /: uncaught Transition was (aborted|skipped)/

/** A network interface of this machine came or went, as when a container of somebody else starts: the browser drops what it was loading. */
const networkChange = /net::ERR_NETWORK_CHANGED/

/** What a script says that asked for something that the browser dropped. */
const failedFetch = /Failed to fetch/

const isComplaint = (message: ConsoleMessage) => ['error', 'warning', 'assert'].includes(message.type())

const describe = (message: ConsoleMessage) =>
  `${message.page()?.url()}: ${message.type()}: ${message.text()} (${message.location().url})`
