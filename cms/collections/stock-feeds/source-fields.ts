import type { Condition, Field } from 'payload'
import { feedSchedules, timeOfDay, type FeedSchedule } from '#schemas/stock/feed-schedule.ts'
import { feedSources } from '#schemas/stock/stock-feed.ts'
import { nobody } from '../../access/nobody.ts'
import { row } from '../../fields/row.ts'
import { secretField } from '../../fields/secret.ts'
import { readText } from '../../fields/read-text.ts'
import { checkUrl } from './check-url.ts'

const sourceLabels: Record<(typeof feedSources)[number], string> = {
  url: 'A web address',
  folder: 'A folder on our server',
}

const scheduleLabels: Record<FeedSchedule, string> = {
  off: 'Manual only',
  'every-15': 'Every 15 minutes',
  'every-30': 'Every 30 minutes',
  'every-60': 'Every hour',
  'every-360': 'Every 6 hours',
  daily: 'Every day at …',
}

const fromUrl: Condition = (data) => data.source === 'url'
const fromFolder: Condition = (data) => data.source === 'folder'

/** A name with `*` and `?`: no folder above or below, no hidden file. */
const filePattern = /^[^./\\\0][^/\\\0]{0,119}$/

export const sourceFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 120,
    admin: { description: 'A name such as “Dealer system, every night”.' },
  },
  ...row(
    {
      name: 'source',
      type: 'select',
      label: 'Source',
      required: true,
      defaultValue: 'url',
      admin: { isClearable: false },
      options: feedSources.map((value) => ({ value, label: sourceLabels[value] })),
    },
    {
      name: 'schedule',
      type: 'select',
      label: 'Schedule',
      required: true,
      defaultValue: 'off',
      admin: { isClearable: false },
      options: feedSchedules.map((value) => ({ value, label: scheduleLabels[value] })),
    },
    {
      name: 'daily_at',
      type: 'text',
      label: 'Time (site time zone)',
      admin: { condition: (data) => data.schedule === 'daily', placeholder: '06:30' },
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        !isDaily(siblingData) || timeOfDay.test(readText(value)) || 'Enter a time of day such as 06:30.',
    },
  ),
  {
    name: 'url',
    type: 'text',
    label: 'Web address of the file',
    validate: checkUrl,
    admin: {
      condition: fromUrl,
      placeholder: 'https://feeds.example.com/stock.csv',
      description: 'Its server must be listed under Settings, Sites, “Allowed feed hosts”.',
    },
  },
  ...row(
    {
      name: 'login_user',
      type: 'text',
      label: 'User name (if required)',
      maxLength: 200,
      admin: { condition: fromUrl, autoComplete: 'off' },
    },
    secretField({
      name: 'password',
      label: 'Password',
      kept: 'has_password',
      whenKept: 'A password is saved. It is never shown. Clear the user name to remove it.',
      whenNone: '',
      condition: fromUrl,
    }),
  ),
  {
    name: 'has_password',
    type: 'checkbox',
    defaultValue: false,
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
  },
  { name: 'password_sealed', type: 'text', hidden: true, access: { create: nobody, read: nobody, update: nobody } },
  {
    name: 'pattern',
    type: 'text',
    label: 'File name',
    defaultValue: '*.csv',
    maxLength: 120,
    admin: {
      condition: fromFolder,
      description: '* matches any text. After the import the file is moved to the folder “done” or “failed”.',
    },
    validate: (value: unknown) =>
      filePattern.test(readText(value)) || 'Enter a file name such as *.csv, without a folder.',
  },
  {
    name: 'folder',
    type: 'ui',
    admin: { condition: fromFolder, components: { Field: '/admin/feeds/folder-note.tsx#FolderNote' } },
  },
]

const isDaily = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'schedule' in data && data.schedule === 'daily'
