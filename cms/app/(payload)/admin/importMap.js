import { InheritanceNotice as InheritanceNotice_f2e6f1251326ff2597248a8d1d703cb3 } from '../../../admin/templates/inheritance-notice.tsx'
import { NamedField as NamedField_95f2754d6b885f4d2bfdfa299cb8279a } from '../../../admin/names/named-field.tsx'
import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { LayoutInForm as LayoutInForm_7c0fa5c8f34b0e663c40c12114e85844 } from '../../../admin/canvas/layout-in-form.tsx'
import { NamedUpload as NamedUpload_ced66994a67c82fab9254d68c6b02759 } from '../../../admin/names/named-upload.tsx'
import { OldAddress as OldAddress_5fe8d0652211ee3d46b7cef605e7d63e } from '../../../admin/uses/old-address.tsx'
import { MomentCell as MomentCell_f86c6ec9c488213560e4e3de7b3f2f0b } from '../../../admin/fields/moment-cell.tsx'
import { DayField as DayField_a99d5aba78ffc9deee0949ee592d34d4 } from '../../../admin/fields/day-field.tsx'
import { WhereUsed as WhereUsed_43534d6fead951cbbe9d229df655c01c } from '../../../admin/uses/where-used.tsx'
import { InheritedPages as InheritedPages_4a9a52ccd43875c3ced2f61273574bed } from '../../../admin/templates/inherited-pages.tsx'
import { PlannedChanges as PlannedChanges_1c137fec1f440a9c044192b3a9caf2f4 } from '../../../admin/schedule/planned-changes.tsx'
import { DocumentDescription as DocumentDescription_410fa0e2dad32ad87aca63bc23d3cfc8 } from '../../../admin/site/document-description.tsx'
import { Canvas as Canvas_cfbdc473fdf8243a114c5c8cf80d9c19 } from '../../../admin/canvas/canvas.tsx'
import { OpenForm as OpenForm_244775fede150bc8511a969bd3fad167 } from '../../../admin/form-state/open-form.tsx'
import { FieldProblems as FieldProblems_78f9e9885fd3bf10e1ef94f808131155 } from '../../../admin/problems/field-problems.tsx'
import { RevealAsked as RevealAsked_bf7f9c2b7141c02c7af35ba1dc02e495 } from '../../../admin/problems/reveal-asked.tsx'
import { OpenDocument as OpenDocument_df984e5985120efe274ff7eb63110bd3 } from '../../../admin/editing/open-document.tsx'
import { PublishButton as PublishButton_e7c2b652695dd71bf76a190787a05a08 } from '../../../admin/schedule/publish-button.tsx'
import { UnpublishPage as UnpublishPage_fdeb963a7bcb0f7720e26b343d88098c } from '../../../admin/uses/unpublish-page.tsx'
import { VersionList as VersionList_ffe0793d170ff535075a9672156625bc } from '../../../admin/versions/version-list.tsx'
import { VersionView as VersionView_b8d0a35790d47c70d224ee26a2d6ef73 } from '../../../admin/versions/version-view.tsx'
import { NamedList as NamedList_403bfcd63ff059e6bc2924593a7453cd } from '../../../admin/names/named-list.tsx'
import { NewDocument as NewDocument_44d77a86fca162fbc06e44af85c2ba53 } from '../../../admin/new-document/new-document.tsx'
import { MenuTree as MenuTree_6c00ba209faf14ae05cea8cab5977b5a } from '../../../admin/menus/menu-tree.tsx'
import { NamedRelationship as NamedRelationship_0e2f0e116c76d03469b3b0f3f3750c49 } from '../../../admin/names/named-relationship.tsx'
import { LinkRowLabel as LinkRowLabel_dbf9e3d5188adef5988ac19299077fdc } from '../../../admin/rows/link-row-label.tsx'
import { RefusedFile as RefusedFile_4df38f27d35b62c23504767287fdbcfa } from '../../../admin/media/refused-file.tsx'
import { MomentField as MomentField_665d8a41a40b1e3b20574dd3d87e23b6 } from '../../../admin/fields/moment-field.tsx'
import { PageAtPath as PageAtPath_e2a26c68efcf42b2e68db4817f9cf4af } from '../../../admin/site/page-at-path.tsx'
import { MoneyCell as MoneyCell_b658e12a51f32f8c20e67e9f16a2a338 } from '../../../admin/fields/money-cell.tsx'
import { MoneyField as MoneyField_4b867293484770dd39ec96e56b7e212c } from '../../../admin/fields/money-field.tsx'
import { LinesField as LinesField_02379ac19b8666466d9b225ed9084c18 } from '../../../admin/fields/lines-field.tsx'
import { Pictures as Pictures_0ece03b4661288eb4fcc404a83ca1219 } from '../../../admin/vehicles/pictures.tsx'
import { Viewer as Viewer_2d5d9332235de4db64f851ddea5acf90 } from '../../../admin/vehicles/viewer.tsx'
import { Hotspots as Hotspots_b2cd263db89ef8446d738aabbf7d08a1 } from '../../../admin/hotspots/hotspots.tsx'
import { HistoryReport as HistoryReport_9642d3d09f028ba180465d0f1c302e86 } from '../../../admin/vehicles/history-report.tsx'
import { ValuesField as ValuesField_d18ddf5ee44ac822fb1f6480c85c71e1 } from '../../../admin/fields/values-field.tsx'
import { JsonField as JsonField_1085ab1be95af8d0cdb1a9cccde34dd3 } from '../../../admin/fields/json-field.tsx'
import { LockedFields as LockedFields_3ae40c437055933503cb47a6c41bf9b2 } from '../../../admin/vehicles/locked-fields.tsx'
import { FeedHealth as FeedHealth_7deeb98817d56cb1e96d0727be71ab07 } from '../../../admin/feeds/feed-health.tsx'
import { SecretField as SecretField_9f8515fbe0bee7f774071237862901ab } from '../../../admin/fields/secret-field.tsx'
import { FolderNote as FolderNote_cef0cbba71a6c138f2bf5441a5429609 } from '../../../admin/feeds/folder-note.tsx'
import { MappingField as MappingField_1c1e6464d17f08946437e03988f96eec } from '../../../admin/feeds/mapping-field.tsx'
import { ImportRowsField as ImportRowsField_41a9cf32cd793d0808aba96ab450aedc } from '../../../admin/fields/import-rows-field.tsx'
import { NamedRowLabel as NamedRowLabel_19fdb266a53bbdee6ab022447988e6c5 } from '../../../admin/rows/named-row-label.tsx'
import { PersonCell as PersonCell_6bcb602c0003668a41da4642d74fd9c1 } from '../../../admin/leads/person-cell.tsx'
import { DueCell as DueCell_a873282bcef5ec094f5ecf6caf1bdcce } from '../../../admin/leads/due-cell.tsx'
import { ContactActions as ContactActions_fc2d59a3e0821e7e6ccd9def9cf3a5c1 } from '../../../admin/leads/contact-actions.tsx'
import { AnswerList as AnswerList_dc9eb464624908176f6b517132248c41 } from '../../../admin/leads/form-answer-list.tsx'
import { LeadDeliveries as LeadDeliveries_d850e22be9734b452dd7ce68ae491703 } from '../../../admin/leads/lead-deliveries.tsx'
import { LeadConsents as LeadConsents_423c24eb691fccbbff32fc05efe777a4 } from '../../../admin/leads/lead-consents.tsx'
import { PersonData as PersonData_396c22f7794d4b5f57d6e2e1240ad848 } from '../../../admin/leads/person-data.tsx'
import { LeadTabs as LeadTabs_8fd3e622e399076a9c997ab8a2721669 } from '../../../admin/leads/lead-tabs.tsx'
import { FailedDeliveries as FailedDeliveries_250eaa2bde4f598ea0be5a6d0d106706 } from '../../../admin/leads/failed-deliveries.tsx'
import { YesNoCell as YesNoCell_413cb138d39ca4cd0ff46b9c7525a19c } from '../../../admin/fields/yes-no-cell.tsx'
import { SendTestLead as SendTestLead_70530b3e6d8db7843e9a23ec862bfc75 } from '../../../admin/leads/send-test-lead.tsx'
import { ListCell as ListCell_83a3e4d88a632913dcac351c69cfc985 } from '../../../admin/fields/list-cell.tsx'
import { LocationsCell as LocationsCell_d4650a4de1470309f9d5260882abb703 } from '../../../admin/fields/locations-cell.tsx'
import { UpcomingDrives as UpcomingDrives_936e3e125c01b6c45d09150d74922c3a } from '../../../admin/bookings/upcoming-drives.tsx'
import { ReservationActions as ReservationActions_e95edcb2ead422e4344f3d2cb81ba350 } from '../../../admin/checkout/reservation-actions.tsx'
import { ShopperDetails as ShopperDetails_f715816ea95156916738bd4954e54a55 } from '../../../admin/checkout/shopper-details.tsx'
import { PaymentActions as PaymentActions_536df65d2c311e9be56ff95557dbe1a2 } from '../../../admin/checkout/payment-actions.tsx'
import { PaymentLog as PaymentLog_f36fc55f1317f96c4fa5ff507b51a91c } from '../../../admin/checkout/payment-log.tsx'
import { ValuationAnswers as ValuationAnswers_c4decf4baf0e131e7648704554d560b4 } from '../../../admin/valuations/valuation-answers.tsx'
import { ListRowLabel as ListRowLabel_d1cb867c560ea4dafb1407838f07b30e } from '../../../admin/rows/list-row-label.tsx'
import { CopyCode as CopyCode_da7fe86d581de05abc05ada8885f395a } from '../../../admin/messages/copy-code.tsx'
import { SubjectCell as SubjectCell_b474aca36774b7256799b255e6e38af0 } from '../../../admin/messages/subject-cell.tsx'
import { WeekdayField as WeekdayField_0733892dc47c893ed4e35e897593e08d } from '../../../admin/fields/weekday-field.tsx'
import { WeekdayRowLabel as WeekdayRowLabel_f90c8aa1a27f40f85e0d1cff14184a3c } from '../../../admin/rows/weekday-row-label.tsx'
import { SwitchField as SwitchField_e20a2a767c3475e19d9c23242a1f8690 } from '../../../admin/inherit/switch-field.tsx'
import { InheritedValue as InheritedValue_4d69fc88cc61ce03c20e077ab88eba57 } from '../../../admin/inherit/inherited-value.tsx'
import { ImportReviewsOfSite as ImportReviewsOfSite_bb7ac6b90fdb5da597175526a25a5036 } from '../../../admin/reviews/import-reviews-of-site.tsx'
import { ColourField as ColourField_ad2896f36c79765523f686fdb8b2041a } from '../../../admin/fields/colour-field.tsx'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { NewSiteLink as NewSiteLink_3ca560362d68cb693085b089de65fbcc } from '../../../admin/new-site/new-site-link.tsx'
import { CurrentPassword as CurrentPassword_66c0a2d42c24a77569095ca8b31d82b8 } from '../../../admin/sign-in/proof-fields.tsx'
import { CurrentCode as CurrentCode_66c0a2d42c24a77569095ca8b31d82b8 } from '../../../admin/sign-in/proof-fields.tsx'
import { SecondFactor as SecondFactor_d8889426fc9158128869411a30954eb8 } from '../../../admin/sign-in/second-factor.tsx'
import { NamedCollapsible as NamedCollapsible_7b6e25994f126cdad0863080ba4d4eb9 } from '../../../admin/names/named-collapsible.tsx'
import { BlockBody as BlockBody_06f206e3a5541dd9bf102ca643548a2a } from '../../../admin/block-body/block-body.tsx'
import { BlockLabel as BlockLabel_0bfc4b792ed21f165d5d6a1be8324232 } from '../../../admin/block-label.tsx'
import { StockFilterField as StockFilterField_a4827d6af2a8e3945b8c0fa61c1de32e } from '../../../admin/stock/stock-filter-field.tsx'
import { VehiclesField as VehiclesField_be9eee94e411075a4569b11e562039ea } from '../../../admin/stock/vehicles-field.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { WordListsFeature as WordListsFeature_ca14e5c76f0d5d5c1c66268227b0ec9a } from '../../../admin/rich-text/word-lists-feature.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RichTextInForm as RichTextInForm_f6e737f331e46d893919bff63042423e } from '../../../admin/rich-text/rich-text-in-form.tsx'
import { PageTime as PageTime_1271e16b2ae37fada1a0179f518b9520 } from '../../../admin/editing/page-time.tsx'
import { Icon as Icon_783c459dff3cb9bd1805e01e75dbb0e8 } from '../../../admin/brand/icon.tsx'
import { Logo as Logo_6cade45d942a9803030ae3d836828642 } from '../../../admin/brand/logo.tsx'
import { BlocksLink as BlocksLink_8c8422bf81ff7beddf96bb03a6f55520 } from '../../../admin/block-uses/blocks-link.tsx'
import { DifferencesLink as DifferencesLink_b0b3b6a17d11080682105289a3b63979 } from '../../../admin/differences/differences-link.tsx'
import { NamedNav as NamedNav_b9e06eb5d5fa4d650996c4a02512802d } from '../../../admin/names/named-nav.tsx'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { FormStateProvider as FormStateProvider_f239e28defe8978c610f552b614a28c6 } from '../../../admin/form-state/form-state-provider.tsx'
import { MergedSaves as MergedSaves_bcbdeed1719d08007ba83a828e8fcee4 } from '../../../admin/editing/merged-saves.tsx'
import { DayFilters as DayFilters_7cb40793219214de54a0a956bdbbfe2c } from '../../../admin/fields/day-filters.tsx'
import { LeftOutFiles as LeftOutFiles_4b7c4fdb639c5087035ac85ee693020f } from '../../../admin/media/left-out-files.tsx'
import { RowFocus as RowFocus_4dccd49489e67a7237d1a1cf8520670f } from '../../../admin/rows/row-focus.tsx'
import { TenantSelectionProvider as TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { Overview as Overview_94b6c3b581ac92772363f5ca529cc335 } from '../../../admin/dashboard/overview.tsx'
import { SignInView as SignInView_7120cc449f80e0f04c6bb2d20bfe3285 } from '../../../admin/sign-in/sign-in-view.tsx'
import { ForgotView as ForgotView_5de6c1f99abc7806c28609b583f51123 } from '../../../admin/sign-in/forgot-view.tsx'
import { UndoEmailView as UndoEmailView_5478a9199253c875e47c989d4734d614 } from '../../../admin/sign-in/undo-email-view.tsx'
import { NewSiteView as NewSiteView_0733e7f5b057ec3b0035c090b487d4db } from '../../../admin/new-site/new-site-view.tsx'
import { NewSiteCheckView as NewSiteCheckView_af063987077a680b3fcbe1f8df67fba6 } from '../../../admin/new-site/new-site-check-view.tsx'
import { BlocksView as BlocksView_20b914d3f8fce0d95ab6ed359f1320c9 } from '../../../admin/block-uses/blocks-view.tsx'
import { BlockView as BlockView_616e5f8e4d7d877f6fbbb5645427c02f } from '../../../admin/block-uses/block-view.tsx'
import { DifferencesView as DifferencesView_1b81bfbdbbab413e7921cca7fe688c88 } from '../../../admin/differences/differences-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/templates/inheritance-notice.tsx#InheritanceNotice": InheritanceNotice_f2e6f1251326ff2597248a8d1d703cb3,
  "/admin/names/named-field.tsx#NamedField": NamedField_95f2754d6b885f4d2bfdfa299cb8279a,
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "/admin/canvas/layout-in-form.tsx#LayoutInForm": LayoutInForm_7c0fa5c8f34b0e663c40c12114e85844,
  "/admin/names/named-upload.tsx#NamedUpload": NamedUpload_ced66994a67c82fab9254d68c6b02759,
  "/admin/uses/old-address.tsx#OldAddress": OldAddress_5fe8d0652211ee3d46b7cef605e7d63e,
  "/admin/fields/moment-cell.tsx#MomentCell": MomentCell_f86c6ec9c488213560e4e3de7b3f2f0b,
  "/admin/fields/day-field.tsx#DayField": DayField_a99d5aba78ffc9deee0949ee592d34d4,
  "/admin/uses/where-used.tsx#WhereUsed": WhereUsed_43534d6fead951cbbe9d229df655c01c,
  "/admin/templates/inherited-pages.tsx#InheritedPages": InheritedPages_4a9a52ccd43875c3ced2f61273574bed,
  "/admin/schedule/planned-changes.tsx#PlannedChanges": PlannedChanges_1c137fec1f440a9c044192b3a9caf2f4,
  "/admin/site/document-description.tsx#DocumentDescription": DocumentDescription_410fa0e2dad32ad87aca63bc23d3cfc8,
  "/admin/canvas/canvas.tsx#Canvas": Canvas_cfbdc473fdf8243a114c5c8cf80d9c19,
  "/admin/form-state/open-form.tsx#OpenForm": OpenForm_244775fede150bc8511a969bd3fad167,
  "/admin/problems/field-problems.tsx#FieldProblems": FieldProblems_78f9e9885fd3bf10e1ef94f808131155,
  "/admin/problems/reveal-asked.tsx#RevealAsked": RevealAsked_bf7f9c2b7141c02c7af35ba1dc02e495,
  "/admin/editing/open-document.tsx#OpenDocument": OpenDocument_df984e5985120efe274ff7eb63110bd3,
  "/admin/schedule/publish-button.tsx#PublishButton": PublishButton_e7c2b652695dd71bf76a190787a05a08,
  "/admin/uses/unpublish-page.tsx#UnpublishPage": UnpublishPage_fdeb963a7bcb0f7720e26b343d88098c,
  "/admin/versions/version-list.tsx#VersionList": VersionList_ffe0793d170ff535075a9672156625bc,
  "/admin/versions/version-view.tsx#VersionView": VersionView_b8d0a35790d47c70d224ee26a2d6ef73,
  "/admin/names/named-list.tsx#NamedList": NamedList_403bfcd63ff059e6bc2924593a7453cd,
  "/admin/new-document/new-document.tsx#NewDocument": NewDocument_44d77a86fca162fbc06e44af85c2ba53,
  "/admin/menus/menu-tree.tsx#MenuTree": MenuTree_6c00ba209faf14ae05cea8cab5977b5a,
  "/admin/names/named-relationship.tsx#NamedRelationship": NamedRelationship_0e2f0e116c76d03469b3b0f3f3750c49,
  "/admin/rows/link-row-label.tsx#LinkRowLabel": LinkRowLabel_dbf9e3d5188adef5988ac19299077fdc,
  "/admin/media/refused-file.tsx#RefusedFile": RefusedFile_4df38f27d35b62c23504767287fdbcfa,
  "/admin/fields/moment-field.tsx#MomentField": MomentField_665d8a41a40b1e3b20574dd3d87e23b6,
  "/admin/site/page-at-path.tsx#PageAtPath": PageAtPath_e2a26c68efcf42b2e68db4817f9cf4af,
  "/admin/fields/money-cell.tsx#MoneyCell": MoneyCell_b658e12a51f32f8c20e67e9f16a2a338,
  "/admin/fields/money-field.tsx#MoneyField": MoneyField_4b867293484770dd39ec96e56b7e212c,
  "/admin/fields/lines-field.tsx#LinesField": LinesField_02379ac19b8666466d9b225ed9084c18,
  "/admin/vehicles/pictures.tsx#Pictures": Pictures_0ece03b4661288eb4fcc404a83ca1219,
  "/admin/vehicles/viewer.tsx#Viewer": Viewer_2d5d9332235de4db64f851ddea5acf90,
  "/admin/hotspots/hotspots.tsx#Hotspots": Hotspots_b2cd263db89ef8446d738aabbf7d08a1,
  "/admin/vehicles/history-report.tsx#HistoryReport": HistoryReport_9642d3d09f028ba180465d0f1c302e86,
  "/admin/fields/values-field.tsx#ValuesField": ValuesField_d18ddf5ee44ac822fb1f6480c85c71e1,
  "/admin/fields/json-field.tsx#JsonField": JsonField_1085ab1be95af8d0cdb1a9cccde34dd3,
  "/admin/vehicles/locked-fields.tsx#LockedFields": LockedFields_3ae40c437055933503cb47a6c41bf9b2,
  "/admin/feeds/feed-health.tsx#FeedHealth": FeedHealth_7deeb98817d56cb1e96d0727be71ab07,
  "/admin/fields/secret-field.tsx#SecretField": SecretField_9f8515fbe0bee7f774071237862901ab,
  "/admin/feeds/folder-note.tsx#FolderNote": FolderNote_cef0cbba71a6c138f2bf5441a5429609,
  "/admin/feeds/mapping-field.tsx#MappingField": MappingField_1c1e6464d17f08946437e03988f96eec,
  "/admin/fields/import-rows-field.tsx#ImportRowsField": ImportRowsField_41a9cf32cd793d0808aba96ab450aedc,
  "/admin/rows/named-row-label.tsx#NamedRowLabel": NamedRowLabel_19fdb266a53bbdee6ab022447988e6c5,
  "/admin/leads/person-cell.tsx#PersonCell": PersonCell_6bcb602c0003668a41da4642d74fd9c1,
  "/admin/leads/due-cell.tsx#DueCell": DueCell_a873282bcef5ec094f5ecf6caf1bdcce,
  "/admin/leads/contact-actions.tsx#ContactActions": ContactActions_fc2d59a3e0821e7e6ccd9def9cf3a5c1,
  "/admin/leads/form-answer-list.tsx#AnswerList": AnswerList_dc9eb464624908176f6b517132248c41,
  "/admin/leads/lead-deliveries.tsx#LeadDeliveries": LeadDeliveries_d850e22be9734b452dd7ce68ae491703,
  "/admin/leads/lead-consents.tsx#LeadConsents": LeadConsents_423c24eb691fccbbff32fc05efe777a4,
  "/admin/leads/person-data.tsx#PersonData": PersonData_396c22f7794d4b5f57d6e2e1240ad848,
  "/admin/leads/lead-tabs.tsx#LeadTabs": LeadTabs_8fd3e622e399076a9c997ab8a2721669,
  "/admin/leads/failed-deliveries.tsx#FailedDeliveries": FailedDeliveries_250eaa2bde4f598ea0be5a6d0d106706,
  "/admin/fields/yes-no-cell.tsx#YesNoCell": YesNoCell_413cb138d39ca4cd0ff46b9c7525a19c,
  "/admin/leads/send-test-lead.tsx#SendTestLead": SendTestLead_70530b3e6d8db7843e9a23ec862bfc75,
  "/admin/fields/list-cell.tsx#ListCell": ListCell_83a3e4d88a632913dcac351c69cfc985,
  "/admin/fields/locations-cell.tsx#LocationsCell": LocationsCell_d4650a4de1470309f9d5260882abb703,
  "/admin/bookings/upcoming-drives.tsx#UpcomingDrives": UpcomingDrives_936e3e125c01b6c45d09150d74922c3a,
  "/admin/checkout/reservation-actions.tsx#ReservationActions": ReservationActions_e95edcb2ead422e4344f3d2cb81ba350,
  "/admin/checkout/shopper-details.tsx#ShopperDetails": ShopperDetails_f715816ea95156916738bd4954e54a55,
  "/admin/checkout/payment-actions.tsx#PaymentActions": PaymentActions_536df65d2c311e9be56ff95557dbe1a2,
  "/admin/checkout/payment-log.tsx#PaymentLog": PaymentLog_f36fc55f1317f96c4fa5ff507b51a91c,
  "/admin/valuations/valuation-answers.tsx#ValuationAnswers": ValuationAnswers_c4decf4baf0e131e7648704554d560b4,
  "/admin/rows/list-row-label.tsx#ListRowLabel": ListRowLabel_d1cb867c560ea4dafb1407838f07b30e,
  "/admin/messages/copy-code.tsx#CopyCode": CopyCode_da7fe86d581de05abc05ada8885f395a,
  "/admin/messages/subject-cell.tsx#SubjectCell": SubjectCell_b474aca36774b7256799b255e6e38af0,
  "/admin/fields/weekday-field.tsx#WeekdayField": WeekdayField_0733892dc47c893ed4e35e897593e08d,
  "/admin/rows/weekday-row-label.tsx#WeekdayRowLabel": WeekdayRowLabel_f90c8aa1a27f40f85e0d1cff14184a3c,
  "/admin/inherit/switch-field.tsx#SwitchField": SwitchField_e20a2a767c3475e19d9c23242a1f8690,
  "/admin/inherit/inherited-value.tsx#InheritedValue": InheritedValue_4d69fc88cc61ce03c20e077ab88eba57,
  "/admin/reviews/import-reviews-of-site.tsx#ImportReviewsOfSite": ImportReviewsOfSite_bb7ac6b90fdb5da597175526a25a5036,
  "/admin/fields/colour-field.tsx#ColourField": ColourField_ad2896f36c79765523f686fdb8b2041a,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "/admin/new-site/new-site-link.tsx#NewSiteLink": NewSiteLink_3ca560362d68cb693085b089de65fbcc,
  "/admin/sign-in/proof-fields.tsx#CurrentPassword": CurrentPassword_66c0a2d42c24a77569095ca8b31d82b8,
  "/admin/sign-in/proof-fields.tsx#CurrentCode": CurrentCode_66c0a2d42c24a77569095ca8b31d82b8,
  "/admin/sign-in/second-factor.tsx#SecondFactor": SecondFactor_d8889426fc9158128869411a30954eb8,
  "/admin/names/named-collapsible.tsx#NamedCollapsible": NamedCollapsible_7b6e25994f126cdad0863080ba4d4eb9,
  "/admin/block-body/block-body.tsx#BlockBody": BlockBody_06f206e3a5541dd9bf102ca643548a2a,
  "/admin/block-label.tsx#BlockLabel": BlockLabel_0bfc4b792ed21f165d5d6a1be8324232,
  "/admin/stock/stock-filter-field.tsx#StockFilterField": StockFilterField_a4827d6af2a8e3945b8c0fa61c1de32e,
  "/admin/stock/vehicles-field.tsx#VehiclesField": VehiclesField_be9eee94e411075a4569b11e562039ea,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/admin/rich-text/word-lists-feature.tsx#WordListsFeature": WordListsFeature_ca14e5c76f0d5d5c1c66268227b0ec9a,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/rich-text/rich-text-in-form.tsx#RichTextInForm": RichTextInForm_f6e737f331e46d893919bff63042423e,
  "/admin/editing/page-time.tsx#PageTime": PageTime_1271e16b2ae37fada1a0179f518b9520,
  "/admin/brand/icon.tsx#Icon": Icon_783c459dff3cb9bd1805e01e75dbb0e8,
  "/admin/brand/logo.tsx#Logo": Logo_6cade45d942a9803030ae3d836828642,
  "/admin/block-uses/blocks-link.tsx#BlocksLink": BlocksLink_8c8422bf81ff7beddf96bb03a6f55520,
  "/admin/differences/differences-link.tsx#DifferencesLink": DifferencesLink_b0b3b6a17d11080682105289a3b63979,
  "/admin/names/named-nav.tsx#NamedNav": NamedNav_b9e06eb5d5fa4d650996c4a02512802d,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "/admin/form-state/form-state-provider.tsx#FormStateProvider": FormStateProvider_f239e28defe8978c610f552b614a28c6,
  "/admin/editing/merged-saves.tsx#MergedSaves": MergedSaves_bcbdeed1719d08007ba83a828e8fcee4,
  "/admin/fields/day-filters.tsx#DayFilters": DayFilters_7cb40793219214de54a0a956bdbbfe2c,
  "/admin/media/left-out-files.tsx#LeftOutFiles": LeftOutFiles_4b7c4fdb639c5087035ac85ee693020f,
  "/admin/rows/row-focus.tsx#RowFocus": RowFocus_4dccd49489e67a7237d1a1cf8520670f,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider": TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62,
  "/admin/dashboard/overview.tsx#Overview": Overview_94b6c3b581ac92772363f5ca529cc335,
  "/admin/sign-in/sign-in-view.tsx#SignInView": SignInView_7120cc449f80e0f04c6bb2d20bfe3285,
  "/admin/sign-in/forgot-view.tsx#ForgotView": ForgotView_5de6c1f99abc7806c28609b583f51123,
  "/admin/sign-in/undo-email-view.tsx#UndoEmailView": UndoEmailView_5478a9199253c875e47c989d4734d614,
  "/admin/new-site/new-site-view.tsx#NewSiteView": NewSiteView_0733e7f5b057ec3b0035c090b487d4db,
  "/admin/new-site/new-site-check-view.tsx#NewSiteCheckView": NewSiteCheckView_af063987077a680b3fcbe1f8df67fba6,
  "/admin/block-uses/blocks-view.tsx#BlocksView": BlocksView_20b914d3f8fce0d95ab6ed359f1320c9,
  "/admin/block-uses/block-view.tsx#BlockView": BlockView_616e5f8e4d7d877f6fbbb5645427c02f,
  "/admin/differences/differences-view.tsx#DifferencesView": DifferencesView_1b81bfbdbbab413e7921cca7fe688c88,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
