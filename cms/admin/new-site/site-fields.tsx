'use client'
import { Labelled } from './labelled.tsx'
import type { Problems } from './post-new-site.ts'
import { effectiveSlug, type SiteDraft, timeZones } from './site-draft.ts'
import { TextControl } from './text-control.tsx'
import * as texts from './texts.ts'

interface Props {
  draft: SiteDraft
  problems: Problems
  onChange: (changes: Partial<SiteDraft>) => void
  templates: { id: number; name: string }[]
}

/** Name, addresses, template and place of the site. */
export const SiteFields = ({ draft, problems, onChange, templates }: Props) => (
  <>
    <TextControl
      label={texts.name}
      value={draft.name}
      placeholder={texts.namePlaceholder}
      problem={problems['name']}
      onChange={(name) => onChange({ name })}
    />
    <TextControl
      label={texts.shortName}
      help={texts.shortNameHelp}
      value={effectiveSlug(draft)}
      problem={problems['slug']}
      onChange={(slug) => onChange({ slug })}
    />
    <Labelled label={texts.domains} help={texts.domainsHelp} problem={problems['hosts']}>
      {(aria) => (
        <textarea
          {...aria}
          rows={2}
          value={draft.domains}
          placeholder="www.example.com.au"
          onChange={(event) => onChange({ domains: event.target.value })}
        />
      )}
    </Labelled>
    <Labelled
      label={texts.template}
      problem={problems['template']}
      {...(templates.length === 0 ? { help: texts.noTemplate } : {})}
    >
      {(aria) => (
        <select
          {...aria}
          value={draft.template ?? ''}
          onChange={(event) => onChange({ template: Number(event.target.value) || null })}
        >
          <option value="">{texts.chooseATemplate}</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
    <Labelled label={texts.country}>
      {(aria) => (
        <select
          {...aria}
          value={draft.country}
          onChange={({ target }) => {
            const country = target.value === 'NZ' ? 'NZ' : 'AU'
            onChange({ country, timeZone: timeZones[country][0] ?? '' })
          }}
        >
          <option value="AU">{texts.australia}</option>
          <option value="NZ">{texts.newZealand}</option>
        </select>
      )}
    </Labelled>
    <Labelled label={texts.timeZone} problem={problems['timeZone']}>
      {(aria) => (
        <select {...aria} value={draft.timeZone} onChange={(event) => onChange({ timeZone: event.target.value })}>
          {timeZones[draft.country].map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      )}
    </Labelled>
  </>
)
