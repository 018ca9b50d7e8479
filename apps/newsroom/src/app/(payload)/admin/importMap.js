import { EditingNow as EditingNow_327fe733be2112cafefe282cba8acef1 } from '../../../components/lists/EditingNow.tsx'
import { KeepText as KeepText_16ed8168c1f99238c3f73780c02811c0 } from '../../../components/keep-text/KeepText.tsx'
import { ErrorSummary as ErrorSummary_8cb34568389460b1458531e3f74a7613 } from '../../../components/refusals/ErrorSummary.tsx'
import { OnSite as OnSite_0c8fe0ab0576ca11b5537dc4fc46aa90 } from '../../../components/on-site/OnSite.tsx'
import { PublishChecks as PublishChecks_20db249f7c00a64c698003ce807ff3c9 } from '../../../components/publish-checks/PublishChecks.tsx'
import { DocumentHeading as DocumentHeading_c81939999345c3d0a914f7e727255371 } from '../../../components/two-languages/DocumentHeading.tsx'
import { TitleCell as TitleCell_c1dcb30708bc3b2b91cee1856101e0f3 } from '../../../components/publishing/TitleCell.tsx'
import { FieldTwin as FieldTwin_52c6c783f58e701783f94bff300d2bd7 } from '../../../components/two-languages/FieldTwin.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { VideoPasteClient as VideoPasteClient_e2009c6ada5b17ef8ea8735ca01e56f2 } from '../../../components/VideoPaste.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkTarget as LinkTarget_fcfb15597114bdb65b6516a1eb240ab1 } from '../../../components/link-target/LinkTarget.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableClient as TableClient_364d5fa908ab676f5988f3d33d2d3fa3 } from '../../../components/rich-text/Table.tsx'
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
import { NoDifference as NoDifference_1e67542be238e2220b28aae0d681d548 } from '../../../components/versions/NoDifference.tsx'
import { Translations as Translations_89214b75a7394db91ba7af42a56c64d1 } from '../../../components/Translations.tsx'
import { WhenCell as WhenCell_13337c73544a0c23e154532d6d0b7fae } from '../../../components/lists/WhenCell.tsx'
import { PublishDate as PublishDate_6d8c585e1935e6a93f20f543564e699b } from '../../../components/publishing/PublishDate.tsx'
import { PagePreview as PagePreview_753cffed6fe9427592a8aea5ccb16600 } from '../../../components/page-preview/PagePreview.tsx'
import { StateCell as StateCell_817a6832cb94c26797ea39f10d6075f1 } from '../../../components/publishing/StateCell.tsx'
import { TrashItem as TrashItem_56241e6ae8e93a3851671bd2fac3108d } from '../../../components/uses/TrashItem.tsx'
import { PublishButton as PublishButton_971de01bd8da4bbf8b085cb487402db5 } from '../../../components/publishing/PublishButton.tsx'
import { DocumentState as DocumentState_58af3d9c0796e39fc7744295777fcb81 } from '../../../components/publishing/DocumentState.tsx'
import { VersionsView as VersionsView_244d6254e6800762f587ba512eab0307 } from '../../../components/versions/VersionsView.tsx'
import { ListView as ListView_5e3776675f448c0b1b3d10076811c37c } from '../../../components/lists/ListView.tsx'
import { GalleryGrid as GalleryGrid_a513471a1776479f7d6a92d75bc5189b } from '../../../components/gallery-grid/GalleryGrid.tsx'
import { HeldPictures as HeldPictures_61a125a881cc0f340b4e457bef53db63 } from '../../../components/HeldPictures.tsx'
import { TakeDown as TakeDown_5a497cae22cb75d33c3ba5b9c850567d } from '../../../components/TakeDown.tsx'
import { PictureLibrary as PictureLibrary_a5705b362b8f8ba8ed7ce07cd0d65d61 } from '../../../components/picture-library/PictureLibrary.tsx'
import { MenuLink as MenuLink_ea620038d93019307102a3b75d100205 } from '../../../components/menu-editor/MenuLink.tsx'
import { MenuItemLabel as MenuItemLabel_2ff69208422c6d36a7224f8e4507c829 } from '../../../components/menu-editor/MenuItemLabel.tsx'
import { MenuPreview as MenuPreview_b0fe0e98adf0335bda198bc3af6b325b } from '../../../components/menu-editor/MenuPreview.tsx'
import { MenuList as MenuList_add563b680ce8f0474fb7bd3fc62a8e3 } from '../../../components/menu-editor/MenuList.tsx'
import { Standing as Standing_5c94ffc1fede38752ada37ba53c3d0ad } from '../../../components/boards/Standing.tsx'
import { BoardView as BoardView_02e9de7e2c19847c660cc08fa8bd42ad } from '../../../components/boards/BoardView.tsx'
import { AwaitingResult as AwaitingResult_95314d51f96de3f2f3f2b573ed3f96b5 } from '../../../components/AwaitingResult.tsx'
import { MatchSheet as MatchSheet_2a2cc0052de269a0f62bd98154c58c2b } from '../../../components/match-sheet/MatchSheet.tsx'
import { MatchesView as MatchesView_f67926a8bee6c89a46181bed6bafcb62 } from '../../../components/match-day/MatchesView.tsx'
import { SquadMemberLabel as SquadMemberLabel_32272d2bc4f9503e4377a861ca15fe02 } from '../../../components/SquadMemberLabel.tsx'
import { NameCell as NameCell_24bc2406dee19bfe9e38185fd7a98f46 } from '../../../components/lists/NameCell.tsx'
import { Applicant as Applicant_8f0c7b06c830e389fa3b59a277480246 } from '../../../components/join/Applicant.tsx'
import { BirthYearCell as BirthYearCell_3cae420075b8e3232d9ddc36e17dc94f } from '../../../components/join/cells.tsx'
import { EmailCell as EmailCell_3cae420075b8e3232d9ddc36e17dc94f } from '../../../components/join/cells.tsx'
import { PhoneCell as PhoneCell_3cae420075b8e3232d9ddc36e17dc94f } from '../../../components/join/cells.tsx'
import { NextStepCell as NextStepCell_b35071c45afdf7c247d0a36c944252a5 } from '../../../components/join/NextStepCell.tsx'
import { ExportLink as ExportLink_9d9526a73a831b5df6d1d3ef7505b177 } from '../../../components/join/ExportLink.tsx'
import { HiddenTexts as HiddenTexts_7a475dbc0911aa3f09336bffc0fc35cf } from '../../../components/children/HiddenTexts.tsx'
import { InviteAgain as InviteAgain_58bbe7c4c806d9252edd555e3b23868b } from '../../../components/invitations/InviteAgain.tsx'
import { AccountSecurity as AccountSecurity_88754653a9e23d59e6270bc665b690b4 } from '../../../components/account/AccountSecurity.tsx'
import { InvitePanel as InvitePanel_bc1fa7aaa7d9e510e9d64967d4afb7a5 } from '../../../components/invitations/InvitePanel.tsx'
import { AuditTime as AuditTime_e9b3a5dba3ee991709d661f035694861 } from '../../../components/audit/AuditTime.tsx'
import { AuditSubject as AuditSubject_c8b6acb9eed77125aa59d68f5dc11bae } from '../../../components/audit/AuditSubject.tsx'
import { Avatar as Avatar_13ce573baed10e3850aeb942d58743d6 } from '../../../components/nav/Avatar.tsx'
import { Nav as Nav_3e35a18b91b91d5261520ac65341fd6a } from '../../../components/nav/Nav.tsx'
import { Icon as Icon_365037afd3f8b635f4f4e172deeb2f05 } from '../../../components/Logo.tsx'
import { Logo as Logo_365037afd3f8b635f4f4e172deeb2f05 } from '../../../components/Logo.tsx'
import { SiteLink as SiteLink_d2bc62c1e31829b1246cd22d168c127c } from '../../../components/nav/SiteLink.tsx'
import { HardCodedWords as HardCodedWords_f66cb19d02c463a8cce6ccb472dc5ad6 } from '../../../components/words/HardCodedWords.tsx'
import { ForgetRosters as ForgetRosters_75c813bafa47c56e43dc5c5bc10d3726 } from '../../../components/courtside/ForgetRosters.tsx'
import { Today as Today_907eecb06cf296d8ebca3d06d887bdba } from '../../../components/today/Today.tsx'
import { ScheduledView as ScheduledView_5627a60305446b96931270acbb8b114f } from '../../../components/publishing/ScheduledView.tsx'
import { ImportView as ImportView_c89f6deaf25e78ecd1090a39e680d78e } from '../../../components/import/ImportView.tsx'
import { ChildrenView as ChildrenView_a1caa9abbffe8789b911b19d21c398a4 } from '../../../components/children/ChildrenView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/lists/EditingNow.tsx#EditingNow": EditingNow_327fe733be2112cafefe282cba8acef1,
  "/components/keep-text/KeepText.tsx#KeepText": KeepText_16ed8168c1f99238c3f73780c02811c0,
  "/components/refusals/ErrorSummary.tsx#ErrorSummary": ErrorSummary_8cb34568389460b1458531e3f74a7613,
  "/components/on-site/OnSite.tsx#OnSite": OnSite_0c8fe0ab0576ca11b5537dc4fc46aa90,
  "/components/publish-checks/PublishChecks.tsx#PublishChecks": PublishChecks_20db249f7c00a64c698003ce807ff3c9,
  "/components/two-languages/DocumentHeading.tsx#DocumentHeading": DocumentHeading_c81939999345c3d0a914f7e727255371,
  "/components/publishing/TitleCell.tsx#TitleCell": TitleCell_c1dcb30708bc3b2b91cee1856101e0f3,
  "/components/two-languages/FieldTwin.tsx#FieldTwin": FieldTwin_52c6c783f58e701783f94bff300d2bd7,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/components/VideoPaste.tsx#VideoPasteClient": VideoPasteClient_e2009c6ada5b17ef8ea8735ca01e56f2,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/link-target/LinkTarget.tsx#LinkTarget": LinkTarget_fcfb15597114bdb65b6516a1eb240ab1,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/rich-text/Table.tsx#TableClient": TableClient_364d5fa908ab676f5988f3d33d2d3fa3,
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
  "/components/versions/NoDifference.tsx#NoDifference": NoDifference_1e67542be238e2220b28aae0d681d548,
  "/components/Translations.tsx#Translations": Translations_89214b75a7394db91ba7af42a56c64d1,
  "/components/lists/WhenCell.tsx#WhenCell": WhenCell_13337c73544a0c23e154532d6d0b7fae,
  "/components/publishing/PublishDate.tsx#PublishDate": PublishDate_6d8c585e1935e6a93f20f543564e699b,
  "/components/page-preview/PagePreview.tsx#PagePreview": PagePreview_753cffed6fe9427592a8aea5ccb16600,
  "/components/publishing/StateCell.tsx#StateCell": StateCell_817a6832cb94c26797ea39f10d6075f1,
  "/components/uses/TrashItem.tsx#TrashItem": TrashItem_56241e6ae8e93a3851671bd2fac3108d,
  "/components/publishing/PublishButton.tsx#PublishButton": PublishButton_971de01bd8da4bbf8b085cb487402db5,
  "/components/publishing/DocumentState.tsx#DocumentState": DocumentState_58af3d9c0796e39fc7744295777fcb81,
  "/components/versions/VersionsView.tsx#VersionsView": VersionsView_244d6254e6800762f587ba512eab0307,
  "/components/lists/ListView.tsx#ListView": ListView_5e3776675f448c0b1b3d10076811c37c,
  "/components/gallery-grid/GalleryGrid.tsx#GalleryGrid": GalleryGrid_a513471a1776479f7d6a92d75bc5189b,
  "/components/HeldPictures.tsx#HeldPictures": HeldPictures_61a125a881cc0f340b4e457bef53db63,
  "/components/TakeDown.tsx#TakeDown": TakeDown_5a497cae22cb75d33c3ba5b9c850567d,
  "/components/picture-library/PictureLibrary.tsx#PictureLibrary": PictureLibrary_a5705b362b8f8ba8ed7ce07cd0d65d61,
  "/components/menu-editor/MenuLink.tsx#MenuLink": MenuLink_ea620038d93019307102a3b75d100205,
  "/components/menu-editor/MenuItemLabel.tsx#MenuItemLabel": MenuItemLabel_2ff69208422c6d36a7224f8e4507c829,
  "/components/menu-editor/MenuPreview.tsx#MenuPreview": MenuPreview_b0fe0e98adf0335bda198bc3af6b325b,
  "/components/menu-editor/MenuList.tsx#MenuList": MenuList_add563b680ce8f0474fb7bd3fc62a8e3,
  "/components/boards/Standing.tsx#Standing": Standing_5c94ffc1fede38752ada37ba53c3d0ad,
  "/components/boards/BoardView.tsx#BoardView": BoardView_02e9de7e2c19847c660cc08fa8bd42ad,
  "/components/AwaitingResult.tsx#AwaitingResult": AwaitingResult_95314d51f96de3f2f3f2b573ed3f96b5,
  "/components/match-sheet/MatchSheet.tsx#MatchSheet": MatchSheet_2a2cc0052de269a0f62bd98154c58c2b,
  "/components/match-day/MatchesView.tsx#MatchesView": MatchesView_f67926a8bee6c89a46181bed6bafcb62,
  "/components/SquadMemberLabel.tsx#SquadMemberLabel": SquadMemberLabel_32272d2bc4f9503e4377a861ca15fe02,
  "/components/lists/NameCell.tsx#NameCell": NameCell_24bc2406dee19bfe9e38185fd7a98f46,
  "/components/join/Applicant.tsx#Applicant": Applicant_8f0c7b06c830e389fa3b59a277480246,
  "/components/join/cells.tsx#BirthYearCell": BirthYearCell_3cae420075b8e3232d9ddc36e17dc94f,
  "/components/join/cells.tsx#EmailCell": EmailCell_3cae420075b8e3232d9ddc36e17dc94f,
  "/components/join/cells.tsx#PhoneCell": PhoneCell_3cae420075b8e3232d9ddc36e17dc94f,
  "/components/join/NextStepCell.tsx#NextStepCell": NextStepCell_b35071c45afdf7c247d0a36c944252a5,
  "/components/join/ExportLink.tsx#ExportLink": ExportLink_9d9526a73a831b5df6d1d3ef7505b177,
  "/components/children/HiddenTexts.tsx#HiddenTexts": HiddenTexts_7a475dbc0911aa3f09336bffc0fc35cf,
  "/components/invitations/InviteAgain.tsx#InviteAgain": InviteAgain_58bbe7c4c806d9252edd555e3b23868b,
  "/components/account/AccountSecurity.tsx#AccountSecurity": AccountSecurity_88754653a9e23d59e6270bc665b690b4,
  "/components/invitations/InvitePanel.tsx#InvitePanel": InvitePanel_bc1fa7aaa7d9e510e9d64967d4afb7a5,
  "/components/audit/AuditTime.tsx#AuditTime": AuditTime_e9b3a5dba3ee991709d661f035694861,
  "/components/audit/AuditSubject.tsx#AuditSubject": AuditSubject_c8b6acb9eed77125aa59d68f5dc11bae,
  "/components/nav/Avatar.tsx#Avatar": Avatar_13ce573baed10e3850aeb942d58743d6,
  "/components/nav/Nav.tsx#Nav": Nav_3e35a18b91b91d5261520ac65341fd6a,
  "/components/Logo.tsx#Icon": Icon_365037afd3f8b635f4f4e172deeb2f05,
  "/components/Logo.tsx#Logo": Logo_365037afd3f8b635f4f4e172deeb2f05,
  "/components/nav/SiteLink.tsx#SiteLink": SiteLink_d2bc62c1e31829b1246cd22d168c127c,
  "/components/words/HardCodedWords.tsx#HardCodedWords": HardCodedWords_f66cb19d02c463a8cce6ccb472dc5ad6,
  "/components/courtside/ForgetRosters.tsx#ForgetRosters": ForgetRosters_75c813bafa47c56e43dc5c5bc10d3726,
  "/components/today/Today.tsx#Today": Today_907eecb06cf296d8ebca3d06d887bdba,
  "/components/publishing/ScheduledView.tsx#ScheduledView": ScheduledView_5627a60305446b96931270acbb8b114f,
  "/components/import/ImportView.tsx#ImportView": ImportView_c89f6deaf25e78ecd1090a39e680d78e,
  "/components/children/ChildrenView.tsx#ChildrenView": ChildrenView_a1caa9abbffe8789b911b19d21c398a4,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
