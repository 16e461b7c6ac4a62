'use client'
import { type StepNavItem, useDocumentTitle, useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'
import * as texts from './texts.ts'

interface Props {
  collection: string
  /** Address of the document in the admin. */
  document: string
  plural: string
  moment: string
}

/** The way to a version in the header of the admin. Renders nothing. */
export function VersionNav({ document, plural, moment }: Props) {
  const { setStepNav } = useStepNav()
  const { title } = useDocumentTitle()
  useEffect(() => {
    const steps: StepNavItem[] = [
      { label: plural, url: document.slice(0, document.lastIndexOf('/')) },
      { label: title, url: document },
      { label: texts.versions, url: `${document}/versions` },
      { label: moment },
    ]
    setStepNav(steps)
  }, [setStepNav, plural, document, title, moment])
  return null
}
