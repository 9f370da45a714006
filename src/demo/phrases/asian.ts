import type { Phrases } from './phrases.ts';

export const CHINESE: Phrases = {
  language: 'zh',
  countries: ['德国', '美国', '日本', '巴西', '意大利', '泰国'],
  moods: {
    sell: [
      '出售{country}数据库，共{number}万条，样本见{link}，联系{handle}。',
      '出售企业内网权限，{country}，报价{price}美元，可走担保。',
      '新到一批{country}日志，{number}条，先看样本再付款。',
    ],
    ask: ['有人测试过新版{malware}吗？面板经常崩溃。', '求购{country}企业权限，预算{price}美元，只走担保。'],
    chat: [
      '频道又被封了，请把新地址转告朋友。',
      '大家早上好，昨晚很安静。',
      '这里一半的货都是转卖的，一定要看新截图。',
      '镜像可以打开，主站打不开。',
    ],
    reply: ['还有货吗？', '私聊你了，看一下。', '太贵了，上周才{price}美元。', '谢谢，解决了。', '已售出。'],
    warn: ['小心{scammer}，收了{price}美元就消失了，截图在下面。'],
    vouch: ['通过{desk}完成交易，{price}美元，非常顺利。'],
    news: ['{group}的泄密网站恢复上线，新增三家受害公司。'],
    pay: ['付款只收我的钱包：{wallet}，付款后发邮件到{email}。'],
  },
};

export const JAPANESE: Phrases = {
  language: 'ja',
  countries: ['日本', 'アメリカ', 'ドイツ'],
  moods: {
    sell: ['{country}の顧客データベースを販売、{number}万件、サンプルは{link}にあります。'],
    ask: ['新しい{malware}を試した人はいますか？パネルがすぐに落ちます。'],
    chat: [
      'チャンネルが再び凍結されました。友達に新しいリンクを伝えてください。',
      'おはようございます。昨夜は静かでした。',
    ],
    reply: ['まだありますか？', 'ありがとうございます、解決しました。'],
    news: ['{group}のリークサイトが復活し、新しい被害企業が三社追加された。'],
    pay: ['支払いは私のウォレットのみ：{wallet}、連絡先は{email}です。'],
  },
};

export const KOREAN: Phrases = {
  language: 'ko',
  countries: ['한국', '미국', '독일'],
  moods: {
    sell: ['{country} 데이터베이스 판매합니다, 총 {number}만 건, 샘플은 {link} 에 있습니다.'],
    ask: ['새 {malware} 빌드 써 보신 분 있나요? 패널이 자꾸 멈춥니다.'],
    chat: [
      '채널이 또 막혔습니다. 새 주소를 친구들에게 알려 주세요.',
      '좋은 아침입니다, 어젯밤은 조용했네요.',
    ],
    reply: ['아직 있나요?', '감사합니다, 해결됐습니다.'],
    news: ['{group} 유출 사이트가 다시 열렸고 새로운 피해 기업 세 곳이 올라왔습니다.'],
    pay: ['결제는 제 지갑으로만 받습니다: {wallet}'],
  },
};
