'use client'
import {
  FieldDiffContainer,
  getHTMLDiffComponents,
  escapeDiffHTML,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui'
import type { FieldDiffClientProps } from 'payload'

interface Props {
  diff: FieldDiffClientProps
  /** A value as staff know it; nothing for nothing. */
  words: (value: unknown) => string
}

/** Two values of a document's history side by side, in the words of its form. */
export const TextDiff = ({ diff, words }: Props) => {
  const { i18n } = useTranslation()
  const html = (value: unknown) =>
    `<p>${escapeDiffHTML(words(value)) || '<span class="html-diff-no-value"></span>'}</p>`
  const { From, To } = getHTMLDiffComponents({
    fromHTML: html(diff.comparisonValue),
    toHTML: html(diff.versionValue),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  })
  const label = 'label' in diff.field ? diff.field.label : false
  return (
    <FieldDiffContainer
      className="text-diff"
      From={From}
      To={To}
      i18n={i18n}
      label={{ label, ...(diff.locale ? { locale: diff.locale } : {}) }}
      {...(diff.nestingLevel === undefined ? {} : { nestingLevel: diff.nestingLevel })}
    />
  )
}
