import type { Phrases } from './phrases.ts';

export const SPANISH: Phrases = {
  language: 'es',
  countries: ['México', 'Colombia', 'Argentina', 'España', 'Chile', 'Perú'],
  moods: {
    sell: [
      'Vendo acceso VPN a una empresa de {country}, precio {price} USD, acepto garantía.',
      'Base de datos de {country}, {number} mil registros, muestra en {link}.',
      'Vendo logs frescos de {country}, {number} líneas, escriban a {handle}.',
    ],
    ask: [
      '¿Alguien probó la nueva versión de {malware}? El panel se cae cada hora.',
      'Busco acceso a empresas de {country}, pago {price} USD con garantía.',
      '¿Cuánto cuestan ahora los logs de {country}?',
    ],
    chat: [
      'Buenos días a todos, la noche estuvo tranquila.',
      'El espejo funciona, la dirección principal no.',
      'La mitad de lo que se ofrece aquí es reventa, pidan siempre una prueba.',
      'Otra vez cerraron el canal, pasen el enlace nuevo a sus amigos.',
    ],
    reply: [
      '¿Sigue disponible?',
      'Te escribí por privado.',
      'Muy caro, la semana pasada costaba {price}.',
      'Vendido.',
    ],
    warn: [
      'Cuidado con {scammer}, es un estafador, se llevó {price} USD.',
      'No le paguen a {scammer}, vende lo mismo a tres personas.',
    ],
    vouch: ['Trato cerrado con {desk}, {price} USD, todo perfecto.'],
    news: ['El blog de {group} volvió a estar en línea con tres víctimas nuevas.'],
    pay: ['El pago es solo a mi cartera {wallet}, después escriban a {email}.'],
  },
};

export const PORTUGUESE: Phrases = {
  language: 'pt',
  countries: ['Brasil', 'Portugal', 'Angola'],
  moods: {
    sell: [
      'Vendo base de dados ({country}) com {number} mil registros, amostra em {link}.',
      'Vendo acesso a uma rede de empresa ({country}), preço {price} USD, aceito intermediário.',
    ],
    ask: ['Procuro quem trabalhe com {malware}, pagamento semanal de {price} USD.'],
    chat: [
      'O canal caiu de novo, avisem os amigos do endereço novo.',
      'Bom dia, pessoal, alguém conseguiu entrar no painel hoje?',
      'Metade das ofertas aqui é revenda, peçam sempre uma prova.',
    ],
    reply: ['Ainda está disponível?', 'Chamei no privado.', 'Obrigado, funcionou.'],
    warn: ['Não confiem em {scammer}, pegou {price} USD e sumiu ontem à noite.'],
    pay: ['Pagamento só na minha carteira {wallet}, depois escrevam para {email}.'],
  },
};

export const FRENCH: Phrases = {
  language: 'fr',
  countries: ['France', 'Belgique', 'Suisse', 'Canada'],
  moods: {
    sell: [
      'Accès au réseau d’une société à vendre ({country}), prix {price} USD, tiers de confiance accepté.',
      'Base de données récente ({country}), {number} mille lignes, échantillon ici {link}.',
    ],
    ask: ['Quelqu’un a essayé la nouvelle version de {malware} ? Le panneau plante sans arrêt.'],
    chat: [
      'Bonjour à tous, la nuit a été calme.',
      'Le miroir fonctionne, mais pas l’adresse principale.',
      'Les prix ont beaucoup baissé depuis septembre.',
    ],
    reply: ['Toujours disponible ?', 'Je t’ai écrit en privé.', 'Merci, ça marche.'],
    warn: ['Méfiez-vous de {scammer}, il a disparu avec {price} USD.'],
    news: ['Le site de {group} est réapparu après deux jours, trois nouvelles victimes publiées.'],
    pay: ['Le paiement se fait uniquement sur mon portefeuille {wallet}, puis écrivez à {email}.'],
  },
};
