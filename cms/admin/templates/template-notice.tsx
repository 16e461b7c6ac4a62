'use client'
import { useId, useState } from 'react'
import type { Report } from './call-inheritance.ts'
import { CustomiseButton } from './customise-button.tsx'
import * as texts from './texts.ts'

interface Props {
  report: Extract<Report, { kind: 'template' }>
  page: number
  admin: string
}

/** Before a change of a template is published: how many sites it reaches, its draft on one of them, and copies for a site. */
export const TemplateNotice = ({ report, page, admin }: Props) => {
  const { template, reach, followers, previews, copies, sections } = report
  return (
    <aside className="fc-inheritance" role="note">
      <p>
        <strong>{texts.thisIsOfTheTemplate({ template })}</strong>{' '}
        {reach === null ? texts.readOnlyHere : texts.reaches({ count: reach })}
        {followers > 0 ? ` ${texts.customisedBySites({ count: followers })}` : null}
      </p>
      {previews.length > 0 ? <DraftPreview previews={previews} /> : null}
      {copies.length > 0 ? <SiteCopy copies={copies} sections={sections} page={page} admin={admin} /> : null}
    </aside>
  )
}

const DraftPreview = ({ previews }: { previews: Props['report']['previews'] }) => {
  const [chosen, choose] = useState(0)
  const id = useId()
  return (
    <p className="fc-inheritance__line">
      <label htmlFor={id}>{texts.seeTheDraftOn}</label>
      <select id={id} value={chosen} onChange={(event) => choose(Number(event.target.value))}>
        {previews.map(({ site }, index) => (
          <option key={site} value={index}>
            {site}
          </option>
        ))}
      </select>
      <a
        className="fc-button fc-button--small"
        href={previews[chosen]?.url ?? previews[0]?.url}
        target="_blank"
        rel="noreferrer"
      >
        {texts.openPreview}
        <span className="fc-hidden"> {texts.opensInANewTab}</span>
      </a>
    </p>
  )
}

interface SiteCopyProps extends Pick<Props['report'], 'copies' | 'sections'> {
  page: number
  admin: string
}

const SiteCopy = ({ copies, sections, page, admin }: SiteCopyProps) => {
  const [chosen, choose] = useState(0)
  const id = useId()
  const copy = copies[chosen] ?? copies[0]
  if (!copy) return null
  const { site, pageId } = copy
  return (
    <>
      <p className="fc-inheritance__line">
        {copies.length > 1 ? (
          <>
            <label htmlFor={id}>{texts.forSite}</label>
            <select id={id} value={chosen} onChange={(event) => choose(Number(event.target.value))}>
              {copies.map((each, index) => (
                <option key={each.site.id} value={index}>
                  {each.site.name}
                </option>
              ))}
            </select>
          </>
        ) : null}
        {pageId === null ? (
          <CustomiseButton
            page={page}
            site={site.id}
            admin={admin}
            label={texts.customiseForSite({ site: site.name })}
          />
        ) : (
          <a className="fc-button fc-button--small" href={`${admin}/collections/pages/${pageId}`}>
            {texts.openTheCopyOfSite({ site: site.name })}
          </a>
        )}
      </p>
      {pageId === null && sections.length > 0 ? (
        <Sections sections={sections} page={page} site={site.id} admin={admin} />
      ) : null}
    </>
  )
}

interface SectionsProps extends Pick<Props['report'], 'sections'> {
  page: number
  site: number
  admin: string
}

const Sections = ({ sections, page, site, admin }: SectionsProps) => (
  <details>
    <summary>{texts.sectionsOfThisPage}</summary>
    <ul>
      {sections.map(({ id, label, summary }) => (
        <li key={id} className="fc-inheritance__line">
          <span>
            <strong>{label}</strong> {summary === label ? '' : summary}
          </span>
          <CustomiseButton
            page={page}
            site={site}
            admin={admin}
            section={id}
            label={texts.customiseSection}
            name={texts.customiseSectionNamed({ section: [label, summary].filter(Boolean).join(': ') })}
          />
        </li>
      ))}
    </ul>
  </details>
)
