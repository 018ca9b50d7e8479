import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Translations as Translations_89214b75a7394db91ba7af42a56c64d1 } from '../../../components/Translations.tsx'
import { OnSite as OnSite_e712c0175d32da3666118e50b62a6577 } from '../../../components/OnSite.tsx'
import { HeldPictures as HeldPictures_61a125a881cc0f340b4e457bef53db63 } from '../../../components/HeldPictures.tsx'
import { TakeDown as TakeDown_5a497cae22cb75d33c3ba5b9c850567d } from '../../../components/TakeDown.tsx'
import { MenuItemLabel as MenuItemLabel_cdcc5de370665b95ba5890d0f06be3d8 } from '../../../components/MenuItemLabel.tsx'
import { AwaitingResult as AwaitingResult_95314d51f96de3f2f3f2b573ed3f96b5 } from '../../../components/AwaitingResult.tsx'
import { MatchSheet as MatchSheet_2a2cc0052de269a0f62bd98154c58c2b } from '../../../components/match-sheet/MatchSheet.tsx'
import { SquadMemberLabel as SquadMemberLabel_32272d2bc4f9503e4377a861ca15fe02 } from '../../../components/SquadMemberLabel.tsx'
import { ExportLink as ExportLink_9d9526a73a831b5df6d1d3ef7505b177 } from '../../../components/join/ExportLink.tsx'
import { HiddenTexts as HiddenTexts_7a475dbc0911aa3f09336bffc0fc35cf } from '../../../components/children/HiddenTexts.tsx'
import { Icon as Icon_365037afd3f8b635f4f4e172deeb2f05 } from '../../../components/Logo.tsx'
import { Logo as Logo_365037afd3f8b635f4f4e172deeb2f05 } from '../../../components/Logo.tsx'
import { ImportLink as ImportLink_d3c8f3b132fec7e60955c292661d54a2 } from '../../../components/import/ImportLink.tsx'
import { ChildrenLink as ChildrenLink_3640701444e01dc496cbe6777bc2c00a } from '../../../components/children/ChildrenLink.tsx'
import { QuickStart as QuickStart_444e5ec11e11ab5339a8e46a37969a86 } from '../../../components/QuickStart.tsx'
import { ImportView as ImportView_c89f6deaf25e78ecd1090a39e680d78e } from '../../../components/import/ImportView.tsx'
import { ChildrenView as ChildrenView_a1caa9abbffe8789b911b19d21c398a4 } from '../../../components/children/ChildrenView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/Translations.tsx#Translations": Translations_89214b75a7394db91ba7af42a56c64d1,
  "/components/OnSite.tsx#OnSite": OnSite_e712c0175d32da3666118e50b62a6577,
  "/components/HeldPictures.tsx#HeldPictures": HeldPictures_61a125a881cc0f340b4e457bef53db63,
  "/components/TakeDown.tsx#TakeDown": TakeDown_5a497cae22cb75d33c3ba5b9c850567d,
  "/components/MenuItemLabel.tsx#MenuItemLabel": MenuItemLabel_cdcc5de370665b95ba5890d0f06be3d8,
  "/components/AwaitingResult.tsx#AwaitingResult": AwaitingResult_95314d51f96de3f2f3f2b573ed3f96b5,
  "/components/match-sheet/MatchSheet.tsx#MatchSheet": MatchSheet_2a2cc0052de269a0f62bd98154c58c2b,
  "/components/SquadMemberLabel.tsx#SquadMemberLabel": SquadMemberLabel_32272d2bc4f9503e4377a861ca15fe02,
  "/components/join/ExportLink.tsx#ExportLink": ExportLink_9d9526a73a831b5df6d1d3ef7505b177,
  "/components/children/HiddenTexts.tsx#HiddenTexts": HiddenTexts_7a475dbc0911aa3f09336bffc0fc35cf,
  "/components/Logo.tsx#Icon": Icon_365037afd3f8b635f4f4e172deeb2f05,
  "/components/Logo.tsx#Logo": Logo_365037afd3f8b635f4f4e172deeb2f05,
  "/components/import/ImportLink.tsx#ImportLink": ImportLink_d3c8f3b132fec7e60955c292661d54a2,
  "/components/children/ChildrenLink.tsx#ChildrenLink": ChildrenLink_3640701444e01dc496cbe6777bc2c00a,
  "/components/QuickStart.tsx#QuickStart": QuickStart_444e5ec11e11ab5339a8e46a37969a86,
  "/components/import/ImportView.tsx#ImportView": ImportView_c89f6deaf25e78ecd1090a39e680d78e,
  "/components/children/ChildrenView.tsx#ChildrenView": ChildrenView_a1caa9abbffe8789b911b19d21c398a4,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
