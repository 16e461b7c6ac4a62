'use client'
import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { guardClosing } from './guard-closing.ts'
import { holdHistory } from './hold-history.ts'
import { holdLinks } from './hold-links.ts'
import { holdSaving } from './hold-saving.ts'
import { listUnsaved, saveAll } from './leavable-forms.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { hasPendingEditor, waitForEditors, watchEditors } from './pending-editors.ts'
import * as texts from './texts.ts'

interface Question {
  reason: string
  answer: (isLeaving: boolean) => void
}

/** Milliseconds after which a save before leaving says that it is under way. */
const timeout = 400

/** Keeps what was typed when a page of the admin is left: it is stored first. What cannot be stored holds the user on the page. */
export function LeaveGuard() {
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    const leave = createLeave(async (reason) =>
      new Promise<boolean>((answer) => setQuestion({ reason, answer })).finally(() => setQuestion(null)),
    )
    const mustHold = () => hasPendingEditor() || listUnsaved().length > 0
    const mustHoldLinks = () => hasPendingEditor() || listUnsaved().some((form) => form.savesItself())
    const stops = [
      watchEditors(),
      holdSaving(),
      holdLinks({ mustHold: mustHoldLinks, leave }),
      holdHistory({ mustHold, leave }),
      guardClosing(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return question ? <LeaveDialog reason={question.reason} onAnswer={question.answer} /> : null
}

/** Makes the function that stores all changes and then leaves. While it stores, another way to leave replaces the first. */
function createLeave(ask: (reason: string) => Promise<boolean>): (go: () => void) => void {
  let pendingNavigation: (() => void) | null = null
  const leave = async () => {
    await waitForEditors()
    const failure = await saveAll()
    if (failure && !(await ask(failure.reason))) return
    if (failure) for (const form of listUnsaved()) form.discard()
    pendingNavigation?.()
  }
  return (go) => {
    const isLeaving = pendingNavigation !== null
    pendingNavigation = go
    if (isLeaving) return
    const timer = setTimeout(() => toast.loading(texts.savingFirst, { id: 'leaving' }), timeout)
    void leave().finally(() => {
      pendingNavigation = null
      clearTimeout(timer)
      toast.dismiss('leaving')
    })
  }
}
